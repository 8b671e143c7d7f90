import * as asientos from './asientos.contract.ts';
import * as asistencia from './asistencia.contract.ts';
import * as auditoria from './auditoria.contract.ts';
import * as auth from './auth.contract.ts';
import * as avisos from './avisos.contract.ts';
import * as caja from './caja.contract.ts';
import * as calendarios from './calendarios.contract.ts';
import * as centro from './centro.contract.ts';
import * as clientes from './clientes.contract.ts';
import * as config from './config.contract.ts';
import * as cuenta from './cuenta.contract.ts';
import type { Endpoint } from './endpoint.ts';
import * as eventos from './eventos.contract.ts';
import * as excepciones from './excepciones.contract.ts';
import * as excepcionesPrevias from './excepciones-previas.contract.ts';
import * as franjas from './franjas.contract.ts';
import * as horariosBase from './horarios-base.contract.ts';
import * as informes from './informes.contract.ts';
import * as listasDePrecios from './listas-de-precios.contract.ts';
import * as metricas from './metricas.contract.ts';
import * as pagos from './pagos.contract.ts';
import * as confirmaciones from './confirmaciones.contract.ts';
import * as passwordReset from './password-reset.contract.ts';
import * as recados from './recados.contract.ts';
import * as reloj from './reloj.contract.ts';
import * as reservas from './reservas.contract.ts';
import * as reservasLeidas from './reservas-leidas.contract.ts';
import * as salud from './salud.contract.ts';
import * as unionDeClientes from './union-de-clientes.contract.ts';
import * as usuarios from './usuarios.contract.ts';

const CONTRACTS = [
  auth,
  confirmaciones,
  passwordReset,
  usuarios,
  cuenta,
  calendarios,
  centro,
  clientes,
  unionDeClientes,
  config,
  listasDePrecios,
  horariosBase,
  excepciones,
  excepcionesPrevias,
  franjas,
  reservas,
  reservasLeidas,
  asientos,
  asistencia,
  pagos,
  caja,
  informes,
  auditoria,
  avisos,
  recados,
  salud,
  metricas,
  eventos,
  reloj,
] as const;

/** Every call of the API, for code that describes or tests the whole of it. */
export const ENDPOINTS: readonly Endpoint[] = CONTRACTS.flatMap(endpointsOf);

function endpointsOf(contract: Record<string, unknown>): Endpoint[] {
  return Object.values(contract).filter(
    (value): value is Endpoint => typeof value === 'object' && value !== null && 'method' in value,
  );
}

type EndpointOf<C> = C extends unknown ? Extract<C[keyof C], Endpoint> : never;

/**
 * The endpoint of each request line, such as `POST /reservas`. The browser calls by that line and
 * imports this type alone, so that no schema of a call becomes part of the app.
 */
export type Calls = {
  [E in EndpointOf<(typeof CONTRACTS)[number]> as `${E['method']} ${E['path']}`]: E;
};
