/** The number of days that one call of the agenda answers at most. */
export const DIAS_DE_AGENDA = 14;
