import { ErrorDeApi } from '../../../lib/api/ErrorDeApi.ts';
import {
  empezar,
  lugarDe,
  type Avance,
  type Grupo,
  type Lugar,
  type Pantalla,
  type Suceso,
} from '../avance/avance.ts';
import { avanzar } from '../avance/avanzar.ts';
import { acompaniantesPara, type Acompaniante } from '../participantes.view.ts';

/*
 * A booking in progress without a screen, and sucesos for that booking, for the tests of
 * `avanzar.ts`.
 */

interface Eleccion extends Grupo {
  franja: number | null;
  acompaniantes: readonly Acompaniante[];
}
export type AvanceDePrueba = Avance<Eleccion, { id: number }>;
export type SucesoDePrueba = Suceso<Eleccion, { id: number }>;

export const cuerpoDe = ({ franja, personas, acompaniantes }: Eleccion) =>
  franja === null ? null : { franja, acompaniantes: acompaniantesPara(personas, acompaniantes) };

/** The clients' screen, which has steps, and the desk's window, which has only the last step. */
export const PANTALLAS = {
  cliente: { cuerpoDe, trasRechazo: 'participantes' },
  mostrador: { cuerpoDe, trasRechazo: 'confirmando' },
} satisfies Record<string, Pantalla<Eleccion, object>>;

export const SOL = { nombre: 'Sol', genero: 'FEMENINO' } as const;
export const SIN_NADA: Eleccion = { franja: null, personas: 1, acompaniantes: [] };
export const CON_FRANJA: Eleccion = { ...SIN_NADA, franja: 9 };
export const SIN_CUPO = 'No hay cupos disponibles para este horario';

export const SUCESOS = {
  elegirFranja: { tipo: 'elegir', cambio: { franja: 9 } },
  elegirOtra: { tipo: 'elegir', cambio: { franja: 8 } },
  seguir: { tipo: 'seguir', falta: null },
  confirmar: { tipo: 'confirmar', falta: null, precio: 20_000, clave: 'k1' },
  confirmarOtraVez: { tipo: 'confirmar', falta: null, precio: 20_000, clave: 'k2' },
  reservada: { tipo: 'reservada', reserva: { id: 5 } },
  ocupada: { tipo: 'lugares', problema: SIN_CUPO },
  libre: { tipo: 'lugares', problema: null },
  atras: { tipo: 'ir', a: 'participantes' },
  alComienzo: { tipo: 'ir', a: 'eligiendo' },
  adelante: { tipo: 'ir', a: 'confirmando' },
  sinRed: fallo(0, 'SIN_CONEXION', 'Error de conexión. Intenta nuevamente.'),
  sinBase: fallo(503, 'BASE_NO_DISPONIBLE', 'La base de datos no responde.'),
  llena: fallo(409, 'FRANJA_COMPLETA', SIN_CUPO),
  cara: fallo(409, 'PRECIO_CAMBIO', 'El precio cambió: ahora son $ 25.000.'),
  sesionVencida: fallo(401, 'SESION_NO_VALIDA', 'Sesión no válida'),
} as const satisfies Record<string, SucesoDePrueba>;

type Falla = ConstructorParameters<typeof ErrorDeApi>[0];

export function fallo(status: number, codigo: Falla['codigo'], message: string) {
  return { tipo: 'fallo', fallo: new ErrorDeApi({ status, codigo, message }) } as const;
}

export function empezarEn(lugar: Lugar, eleccion = CON_FRANJA): AvanceDePrueba {
  return empezar({ eleccion, intento: null, lugar }, PANTALLAS.cliente);
}

/** Applies sucesos, in this order, to a booking on the clients' screen. */
export function tras(inicio: AvanceDePrueba, ...sucesos: SucesoDePrueba[]): AvanceDePrueba {
  return sucesos.reduce((avance, suceso) => avanzar(avance, suceso, PANTALLAS.cliente), inicio);
}

/** Applies sucesos, in this order, to a booking in the desk's window. */
export function enElMostrador(...sucesos: SucesoDePrueba[]): AvanceDePrueba {
  return sucesos.reduce(
    (avance, suceso) => avanzar(avance, suceso, PANTALLAS.mostrador),
    empezarEn('confirmando'),
  );
}

/**
 * Returns the name of the state, followed by the person's step where the state is not that step.
 */
export function nombreDe(avance: AvanceDePrueba): string {
  const lugar = lugarDe(avance);
  return avance.en === lugar ? lugar : `${avance.en} ${lugar}`;
}

export const ENVIADA = tras(empezarEn('confirmando'), SUCESOS.confirmar);
