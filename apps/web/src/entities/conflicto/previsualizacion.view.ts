import { mayuscula } from '@remanso/contract/mayuscula.rules';
import { diaDeSemana, fechaCorta, fechaDe, nombreDeFecha } from '@remanso/contract/calendario';
import type { EfectoDePlan, Previsualizacion } from '@remanso/contract/franja/franjas.contract';
import { nombreDeDia } from '@remanso/contract/dias.rules';

/*
 * The words for what a change of the plan does to the franjas to come.
 */

/**
 * True where no franja is created, withdrawn or changed, and the change leaves no booking outside the
 * plan that was not there before.
 */
export function nadaCambia({ dias, conflictos }: Previsualizacion): boolean {
  return dias.length === 0 && conflictos.length === 0;
}

interface Parte {
  cuantos: number;
  /**
   * The text for one franja. '#' is replaced by the number. '@' is replaced by the word 'turno' or
   * 'turnos' in the first part of a sentence, and removed in the later parts.
   */
  uno: string;
  varios: string;
}

function partesDe(efecto: EfectoDePlan, conReservas: number): Parte[] {
  return [
    { cuantos: efecto.creadas, uno: 'se crea #@', varios: 'se crean #@' },
    { cuantos: efecto.retiradas, uno: 'se retira #@ libre', varios: 'se retiran #@ libres' },
    ...bloqueadasDe(efecto.bloqueadas, conReservas),
    { cuantos: efecto.liberadas, uno: 'se desbloquea #@', varios: 'se desbloquean #@' },
    {
      cuantos: efecto.conOtraCapacidad,
      uno: '#@ cambia de capacidad',
      varios: '#@ cambian de capacidad',
    },
  ].filter(({ cuantos }) => cuantos > 0);
}

/**
 * The words for the franjas that a change would block. Where `bloqueadas` is at least
 * `conReservas`, one phrase covers both numbers, because the franjas kept for their bookings are
 * then part of `bloqueadas`. Otherwise each number has a phrase of its own.
 */
function bloqueadasDe(bloqueadas: number, conReservas: number): Parte[] {
  const queda = conReservas === 1 ? 'que se conserva' : 'que se conservan';
  if (conReservas > 0 && bloqueadas > conReservas) {
    const cola = `#@, ${conReservas} de ellos con reservas, ${queda}`;
    return [{ cuantos: bloqueadas, uno: `se bloquea ${cola}`, varios: `se bloquean ${cola}` }];
  }
  if (conReservas > 0 && bloqueadas === conReservas) {
    const cola = `#@ con reservas, ${queda}`;
    return [{ cuantos: bloqueadas, uno: `se bloquea ${cola}`, varios: `se bloquean ${cola}` }];
  }
  return [
    { cuantos: bloqueadas, uno: 'se bloquea #@', varios: 'se bloquean #@' },
    {
      cuantos: conReservas,
      uno: '#@ con reservas se conserva',
      varios: '#@ con reservas se conservan',
    },
  ];
}

function enFrase(partes: readonly Parte[]): string {
  const frase = partes
    .map(({ cuantos, uno, varios }, indice) => {
      const turnos = indice > 0 ? '' : cuantos === 1 ? ' turno' : ' turnos';
      return (cuantos === 1 ? uno : varios).replace('#', String(cuantos)).replace('@', turnos);
    })
    .join(', ');
  return mayuscula(frase);
}

/** Returns, for example, 'Se crean 12 turnos, se retiran 4 libres, 2 con reservas se conservan'. */
export function fraseDeEfecto(previsualizacion: Previsualizacion): string {
  const partes = partesDe(previsualizacion, previsualizacion.conflictos.length);
  return partes.length === 0 ? 'Ningún turno cambia' : enFrase(partes);
}

/**
 * The sentence that says from when a change applies: 'Vale desde el lunes 5 de octubre'. For a
 * change of one day the sentence names only that day. With `cadaSemana`, a change of one weekday
 * names that weekday in general ('todos los lunes'). Null where nothing changes.
 */
export function desdeCuando(
  { dias, conflictos }: Previsualizacion,
  cadaSemana = false,
): string | null {
  const fechas = [
    ...dias.map(({ fecha }) => fecha),
    ...conflictos.map(({ franja }) => fechaDe(franja.inicio)),
  ].toSorted();
  const [primera] = fechas;
  if (primera === undefined) return null;
  const dia = diaDeSemana(primera);
  if (cadaSemana && fechas.every((fecha) => diaDeSemana(fecha) === dia)) {
    return `Vale para todos los ${enPlural(nombreDeDia(dia))}, desde el ${nombreDeFecha(primera)}`;
  }
  const preposicion = primera === fechas.at(-1) ? 'Vale para el' : 'Vale desde el';
  return `${preposicion} ${nombreDeFecha(primera)}`;
}

/**
 * The plural of a weekday: 'lunes' and 'miércoles' stay as they are, 'sábado' becomes 'sábados'.
 */
function enPlural(dia: string): string {
  return dia.endsWith('s') ? dia : `${dia}s`;
}

export interface EfectoDeDia {
  fecha: string;
  dia: string;
  efecto: string;
}

/**
 * Returns a line for each day that changes: 'lun 5 oct' and 'se crean 3 turnos, se retiran 8
 * libres'.
 */
export function efectoPorDia({ dias }: Previsualizacion): EfectoDeDia[] {
  return dias.map((dia) => ({
    fecha: dia.fecha,
    dia: fechaCorta(dia.fecha),
    efecto: enFrase(partesDe(dia, 0)),
  }));
}
