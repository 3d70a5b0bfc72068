/** SQL beside Prisma, for what is asked often. Statements are prepared once under their name where there is a server. */
export interface Sql {
  query<Row>(name: string, text: string, params: readonly unknown[]): Promise<Row[]>
}
