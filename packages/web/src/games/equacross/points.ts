export const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`)
