/** 128 bits of chance. Not `randomUUID`, which plain http on a local network does not have. */
export const makeKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
