import { MAXIMO_DE_ESPERAS, type EstadoDeEspera } from '@remanso/contract/espera/esperas.rules';
import { MAXIMO_DE_PERSONAS } from '@remanso/contract/franja/franjas.rules';
import { AppError, datosInvalidos } from '../../platform/errors.ts';

export const esperaInexistente = () =>
  new AppError(404, 'ESPERA_INEXISTENTE', 'No existe ese pedido de lugar');
export const tardeParaEsperar = () =>
  new AppError(
    409,
    'TARDE_PARA_ESPERAR',
    'Puedes esperar un lugar hasta una hora antes de que el turno comience',
  );
export const personasParaEsperar = () =>
  datosInvalidos([
    { campo: 'personas', mensaje: `Puedes esperar para 1 a ${MAXIMO_DE_PERSONAS} personas` },
  ]);
export const noEntranNunca = (capacidad: number) =>
  new AppError(
    409,
    'NO_ENTRAN',
    capacidad === 1
      ? 'Este turno es para 1 persona: no hay lugar para más'
      : `Este turno es para ${capacidad} personas: no hay lugar para más`,
  );
export const hayCupo = () =>
  new AppError(409, 'HAY_CUPO', 'Hay lugar en este turno: puedes reservarlo ahora');
export const yaReservo = () =>
  new AppError(409, 'RESERVA_REPETIDA', 'Ya hay una reserva activa en este turno');
export const yaEspera = () =>
  new AppError(409, 'YA_ESPERA', 'Ya está en la lista de espera de este turno');
export const limiteDeEsperas = () =>
  new AppError(
    409,
    'LIMITE_DE_ESPERAS',
    `Llegaste al máximo de ${MAXIMO_DE_ESPERAS} turnos en espera. Para sumar otro, deja uno.`,
  );

const YA_NO: Record<EstadoDeEspera, string> = {
  ESPERANDO: 'Todavía no hay lugares para ofrecer en este turno',
  OFRECIDA: 'Los lugares de este turno siguen ofrecidos',
  ACEPTADA: 'Estos lugares ya se reservaron',
  RECHAZADA: 'Estos lugares se dejaron pasar',
  VENCIDA: 'El tiempo para aceptar estos lugares terminó',
  CERRADA: 'Este pedido de lugar ya terminó',
};
export const esperaEnOtroEstado = (estado: EstadoDeEspera) =>
  new AppError(409, 'ESPERA_EN_OTRO_ESTADO', YA_NO[estado]);
export const otrasPersonas = (personas: number) =>
  datosInvalidos([
    {
      campo: 'acompaniantes',
      mensaje: `Los lugares que se ofrecen son ${personas}: se reservan para todos o para ninguno`,
    },
  ]);
