import { DIAS_SEMANA } from '@remanso/contract/calendario';
import { insertarUsuario } from '../../src/modules/usuarios/usuarios.repository.ts';
import { callApi } from './call-api.ts';
import type { Centro, Usuario } from './centro.ts';
import { replanear } from './planear.ts';
import { leerIdsDeFranjas } from './read-new-ids.ts';
import type { Instancias } from './start-instances.ts';

const CLIENTES = 8;

const CONFIG = {
  duracionBaseMin: 60,
  capacidadBase: 4,
  ventanaDias: 4,
  limiteCancelHoras: 2,
  notificacionesActivas: true,
  maxReservasActivas: 20,
  precios: [20_000, 36_000, 45_000, 60_000].map((precio, n) => ({ capacidad: n + 1, precio })),
};

const HORARIOS = DIAS_SEMANA.map((diaSemana) => ({
  diaSemana,
  activo: diaSemana !== 'DOMINGO',
  tramos: [
    { horaInicio: '09:00', horaFin: '12:00' },
    { horaInicio: '16:00', horaFin: '18:00' },
  ],
}));

/** Empties the database and opens the same centre in it and in the model, at the moment `ahora`. */
export async function openCentro(instancias: Instancias, ahora: string): Promise<Centro> {
  await instancias.empty();
  instancias.clock.set(ahora);
  const [instancia] = instancias.todas;
  const personas: Usuario[] = [];
  // The people are inserted one by one, so that the same sequence gives the same ids.
  for (let n = 0; n <= CLIENTES; n += 1) personas.push(await insertPersona(instancias, n));
  const [admin] = personas as [Usuario];
  // A setting that came after the specification takes its default where it is left out.
  const { precios, maxReservasActivas: _porDefecto, ...config } = CONFIG;
  const bodies = {
    '/config': { ...config, preciosPorCapacidad: precios },
    '/horarios-base': HORARIOS,
  };
  for (const [path, body] of Object.entries(bodies)) {
    const peticion = { target: `POST ${path as '/'}` as const, usuarioId: admin.id, body };
    const { status } = await callApi(instancia, peticion, admin);
    if (status !== 201) throw new Error(`The centre did not open: POST ${path} answered ${status}`);
  }
  const centro: Centro = {
    ahora,
    adminId: admin.id,
    config: structuredClone(CONFIG),
    horarios: structuredClone(HORARIOS),
    feriados: new Map(),
    bloqueos: new Map(),
    overrides: new Map(),
    franjas: new Map(),
    reservas: new Map(),
    usuarios: new Map(personas.map((persona) => [persona.id, persona])),
    claves: new Map(),
  };
  const ids = await leerIdsDeFranjas(instancias.db);
  replanear(centro, (inicio) => ids.get(inicio) ?? 0);
  return centro;
}

/** Inserts a person without the registration, which takes long to hash a password that nobody will use. */
async function insertPersona({ db, clock }: Instancias, n: number): Promise<Usuario> {
  const persona = {
    nombre: 'Ana',
    apellido: 'Paz',
    email: `persona${n}@ejemplo.com`,
    telefono: '381 555 0142',
    genero: (['FEMENINO', 'MASCULINO', 'OTROS'] as const)[n % 3] ?? 'OTROS',
    rol: n === 0 ? ('ADMIN' as const) : ('CLIENT' as const),
  };
  const cuenta = { contrasenaHash: 'no password fits', creadoEn: clock.instant() };
  const id = await insertarUsuario(db, { ...persona, ...cuenta });
  return { id, ...persona, activo: true, version: 1, creadoEn: clock.now() };
}
