/** The operators of equations, as they travel and are stored. Screens show − × ÷ for the last three. */
export const OPERATORS = ['+', '-', '*', '/'] as const
export type Operator = (typeof OPERATORS)[number]
