import { login, register } from '@remanso/contract/persona/auth.contract';
import { DIAS_SEMANA } from '@remanso/contract/calendario';
import { capitalizar } from '@remanso/contract/persona/nombres.rules';
import { CONTRASENA, type Persona } from './builders.ts';
import { clientOf } from './client.ts';
import { apellidoYTelefonoDe } from './personas.ts';
import type { Centre } from './world.ts';

interface Credenciales {
  email: string;
  password: string;
}

const tramos = [{ horaInicio: '08:00', horaFin: '20:00' }];
const TODOS_LOS_DIAS = DIAS_SEMANA.map((diaSemana) => ({ diaSemana, activo: true, tramos }));

/**
 * Returns a centre on a server in another process, with the real clock. `admin` is the login of the
 * first administrator; clients register through the API.
 */
export function centreAt(origin: string, admin: Credenciales): Centre {
  const client = clientOf(origin);
  const enter = async (credentials: Credenciales) => {
    const { token, user } = await client.make(login, { body: credentials });
    return { ...user, token };
  };
  return {
    ...client,
    // The server and the tests run on the same machine, so the real clock of this process gives the
    // server's day.
    hoy: () => Temporal.Now.plainDateISO('America/Argentina/Tucuman').toString(),
    semana: TODOS_LOS_DIAS,
    enterAdmin: async () => (await enter(admin)) as Persona<'ADMIN'>,
    async enterCliente(nombre) {
      const credentials = { email: `${nombre}@ejemplo.com`, password: CONTRASENA };
      const suyo = capitalizar(nombre);
      const persona = { nombre: suyo, ...apellidoYTelefonoDe(suyo), genero: 'FEMENINO' } as const;
      await client.make(register, { body: { ...persona, ...credentials } });
      return (await enter(credentials)) as Persona<'CLIENT'>;
    },
  };
}
