/** The number of days that one call of the agenda answers at most. */
export const DIAS_DE_AGENDA = 14;

/** The sentence that stands in place of an agenda which is only for people who are logged in. */
export const AGENDA_PRIVADA = 'Inicia sesión para ver los horarios';

/** The day, and the id of the franja, that an address of the agenda names; null where it names none. */
export interface PedidoDeAgenda {
  fecha: string | null;
  franja: number | null;
}
