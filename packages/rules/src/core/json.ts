/** Whether two plain JSON values say the same, whatever the order of their fields; an undefined field is an absent one. */
export const sameJson = (one: unknown, other: unknown): boolean => {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [ones, others] = [fieldsOf(one), fieldsOf(other)]
  if (ones.length !== others.length) return false
  const found = new Map(others)
  return ones.every(([field, value]) => found.has(field) && sameJson(value, found.get(field)))
}

const fieldsOf = (value: object): [string, unknown][] =>
  Object.entries(value).filter(([, field]) => field !== undefined)
