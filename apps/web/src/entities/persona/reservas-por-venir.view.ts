/*
 * The choice between keeping and cancelling the bookings to come of a person whose account is
 * deactivated.
 */

/**
 * The two options, to keep or to cancel; `pendientes` is undefined where their number is not known.
 */
export function opcionesDeReservas(pendientes: number | undefined) {
  const una = pendientes === 1;
  return [
    {
      valor: false,
      nombre: una ? 'Dejarla en pie' : 'Dejarlas en pie',
      quePasa: `Los lugares siguen ocupados. ${una ? 'Se puede cancelar' : 'Se pueden cancelar'} después.`,
    },
    {
      valor: true,
      nombre: una ? 'Cancelarla' : 'Cancelarlas todas',
      quePasa: `Los lugares quedan libres en el acto. Activar la cuenta de nuevo no ${una ? 'la' : 'las'} devuelve.`,
    },
  ] as const;
}

export function cuantasTiene(pendientes: number | undefined): string {
  return pendientes === undefined
    ? 'Si tiene reservas por venir'
    : `Tiene ${contarReservas(pendientes)} por venir`;
}

export function contarReservas(cuantas: number): string {
  return cuantas === 1 ? '1 reserva' : `${cuantas} reservas`;
}

/** The text of the toast: `hecho`, and how many bookings were cancelled. */
export function conCanceladas(hecho: string, canceladas: number): string {
  if (canceladas === 0) return hecho;
  return `${hecho}. Se ${canceladas === 1 ? 'canceló' : 'cancelaron'} ${contarReservas(canceladas)}.`;
}
