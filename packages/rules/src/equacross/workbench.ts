// The Workbench (EC-22, EC-23): scratch maths, and equations that fit the board. A browser loads it when it is opened.
export { type Base, readBase } from './workbench/base.ts'
export { fits } from './workbench/fits.ts'
export { flips } from './workbench/flips.ts'
export { type Equation, GAP, readStrip, type StripFault } from './workbench/strip.ts'
