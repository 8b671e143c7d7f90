import * as abonos from './abono/abonos.contract.ts';
import * as agenda from './franja/agenda.contract.ts';
import * as asientos from './reserva/asientos.contract.ts';
import * as asistencia from './reserva/asistencia.contract.ts';
import * as auditoria from './seguimiento/auditoria.contract.ts';
import * as auth from './persona/auth.contract.ts';
import * as avisos from './seguimiento/avisos.contract.ts';
import * as caja from './caja/caja.contract.ts';
import * as calendarios from './reserva/calendarios.contract.ts';
import * as centro from './centro/centro.contract.ts';
import * as clientes from './persona/clientes.contract.ts';
import * as codigos from './persona/codigos.contract.ts';
import * as config from './centro/config.contract.ts';
import * as cuenta from './persona/cuenta.contract.ts';
import type { Endpoint } from './endpoint.ts';
import * as esperas from './espera/esperas.contract.ts';
import * as eventos from './sistema/eventos.contract.ts';
import * as excepciones from './plan/excepciones.contract.ts';
import * as excepcionesPrevias from './plan/excepciones-previas.contract.ts';
import * as franjas from './franja/franjas.contract.ts';
import * as horariosBase from './plan/horarios-base.contract.ts';
import * as importaciones from './persona/importaciones.contract.ts';
import * as informes from './seguimiento/informes.contract.ts';
import * as invitaciones from './reserva/invitaciones.contract.ts';
import * as listasDePrecios from './precio/listas-de-precios.contract.ts';
import * as metricas from './sistema/metricas.contract.ts';
import * as pagos from './caja/pagos.contract.ts';
import * as confirmaciones from './persona/confirmaciones.contract.ts';
import * as passwordReset from './persona/password-reset.contract.ts';
import * as recados from './reserva/recados.contract.ts';
import * as reloj from './sistema/reloj.contract.ts';
import * as reservas from './reserva/reservas.contract.ts';
import * as reservasLeidas from './reserva/reservas-leidas.contract.ts';
import * as salud from './sistema/salud.contract.ts';
import * as series from './serie/series.contract.ts';
import * as suscripciones from './persona/suscripciones.contract.ts';
import * as tokens from './sistema/tokens.contract.ts';
import * as unionDeClientes from './persona/union-de-clientes.contract.ts';
import * as usuarios from './persona/usuarios.contract.ts';
import * as webhooks from './sistema/webhooks.contract.ts';

const CONTRACTS = [
  auth,
  codigos,
  confirmaciones,
  passwordReset,
  usuarios,
  cuenta,
  calendarios,
  suscripciones,
  centro,
  clientes,
  unionDeClientes,
  importaciones,
  config,
  listasDePrecios,
  horariosBase,
  excepciones,
  excepcionesPrevias,
  franjas,
  agenda,
  reservas,
  reservasLeidas,
  esperas,
  series,
  asientos,
  invitaciones,
  asistencia,
  pagos,
  caja,
  abonos,
  informes,
  auditoria,
  avisos,
  recados,
  tokens,
  webhooks,
  salud,
  metricas,
  eventos,
  reloj,
] as const;

/** Every call of the API, for code that describes or tests the whole API. */
export const ENDPOINTS: readonly Endpoint[] = CONTRACTS.flatMap(endpointsOf);

function endpointsOf(contract: Record<string, unknown>): Endpoint[] {
  return Object.values(contract).filter(
    (value): value is Endpoint => typeof value === 'object' && value !== null && 'method' in value,
  );
}

type EndpointOf<C> = C extends unknown ? Extract<C[keyof C], Endpoint> : never;

/**
 * The endpoint of each request line, such as `POST /reservas`. The browser names a call by its
 * request line and imports only this type, so that no schema of a call becomes part of the app.
 */
export type Calls = {
  [E in EndpointOf<(typeof CONTRACTS)[number]> as `${E['method']} ${E['path']}`]: E;
};
