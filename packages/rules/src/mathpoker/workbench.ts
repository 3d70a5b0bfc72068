// What a browser loads to practise alone with a dealt hand.
export { chanceFrom } from '../core/chance.ts'
export { bestOrders, type BestOrder } from './best.ts'
export { dealPractice, judgePractice, type PracticeResult } from './practice.ts'
