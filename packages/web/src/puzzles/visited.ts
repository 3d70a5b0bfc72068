/** The day of the calendar that was chosen last on this page: who comes back from one of its puzzles goes on there. */
export const visited: { date: string | null } = { date: null }
