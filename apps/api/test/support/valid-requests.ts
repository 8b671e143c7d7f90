import {
  CONFIG,
  CONTRASENA,
  SEMANA,
  VIERNES,
  abrirCentro,
  crearPersona,
  reservar,
  verDia,
  type Persona,
} from './builders.ts';
import { sumarDias } from '@remanso/contract/calendario';
import { inTransaction } from '../../src/database/transaction.ts';
import { crearToken } from '../../src/modules/password-reset/password-reset.repository.ts';
import type { TestApp } from './test-app.ts';
import { EXCEPCIONES } from './valid-requests-de-excepciones.ts';

export interface ValidRequest {
  /** The path below `/api`, with everything filled in. */
  path: string;
  body?: unknown;
}

/** An open centre on which any call can be made, and where each request finds something of its own to work on. */
export interface Scene {
  admin: Persona;
  client: Persona;
  otherClient: Persona;
  newEmail(): string;
  /** Makes a client without bookings; resolves to its id. */
  newCliente(): Promise<number>;
  /** Returns the id of a franja that nobody has booked. */
  freeFranja(): number;
  /** Blocks a franja; resolves to its id. */
  block(franjaId: number): Promise<number>;
  /** Returns a day far ahead that no other request has been given. */
  freeDate(): string;
  /** Makes a booking of `client` for two; resolves to its id. */
  newReserva(): Promise<number>;
  /** Resolves to the id of the companion's seat in a booking of `client`. */
  newAsiento(): Promise<number>;
  /** Resolves to the token of a reset link that was sent to `client`. */
  newResetToken(): Promise<string>;
  /** Resolves to the id of a message to `client` that could not be sent. */
  newAvisoFallido(): Promise<number>;
  /** Makes an exception as an administrator; resolves to its id. */
  newExcepcion(kind: 'feriados' | 'bloqueos' | 'overrides', body: object): Promise<number>;
}

export async function openScene(app: TestApp): Promise<Scene> {
  const admin = await abrirCentro(app);
  const client = await crearPersona(app);
  const otherClient = await crearPersona(app);
  const days = await Promise.all(
    [VIERNES, '2026-10-03', '2026-10-05', '2026-10-06'].map((fecha) => verDia(app, fecha, client)),
  );
  const franjas = days.flat().map(({ id }) => id);
  let emails = 0;
  let dates = 0;
  const create = async (target: `POST /${string}`, body: object) => {
    const answer = await app.call(target, { token: admin.token, body });
    if (answer.status !== 201) throw new Error(`${target}: ${JSON.stringify(answer.body)}`);
    return answer.body.id as number;
  };
  const freeFranja = () => {
    const id = franjas.shift();
    if (id === undefined) throw new Error('The scene has no free franja left');
    return id;
  };
  return {
    admin,
    client,
    otherClient,
    newEmail: () => `nueva${(emails += 1)}@ejemplo.com`,
    freeFranja,
    block: async (id) => {
      await app.call(`PUT /franjas/${id}/bloquear`, { token: admin.token });
      return id;
    },
    newCliente: async () => (await crearPersona(app)).id,
    freeDate: () => sumarDias('2026-11-01', (dates += 1)),
    newReserva: async () => (await reservar(app, client, freeFranja(), 1)).id,
    newAsiento: async () => {
      const { participantes } = await reservar(app, client, freeFranja(), 1);
      return participantes[1]?.asientoId as number;
    },
    newResetToken: () =>
      inTransaction(app.dependencies.db, (tx) =>
        crearToken(tx, { usuarioId: client.id, venceEn: '2026-10-02T00:00:00Z' }),
      ),
    newAvisoFallido: () => insertAvisoFallido(app, client),
    newExcepcion: (kind, body) => create(`POST /excepciones/${kind}`, body),
  };
}

async function insertAvisoFallido({ database, clock }: TestApp, { id, email }: Persona) {
  const ahora = clock.instant();
  const fila = await database.db
    .insertInto('avisos')
    .values({
      tipo: 'bienvenida',
      para: email,
      usuario_id: id,
      datos: '{}',
      creado_en: ahora,
      vence_en: ahora,
      intentos: 50,
      fallido_en: ahora,
      ultimo_error: '550 No such mailbox',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return fila.id;
}

/** For each endpoint, by its id, a request that succeeds for those who may make it. */
const VALID_REQUESTS: Record<string, (scene: Scene) => ValidRequest | Promise<ValidRequest>> = {
  login: ({ client: { email } }) => ({
    path: '/auth/login',
    body: { email, password: CONTRASENA },
  }),
  register: ({ newEmail }) => ({
    path: '/auth/register',
    body: {
      nombre: 'Luis',
      apellido: 'Rojas',
      email: newEmail(),
      genero: 'MASCULINO',
      telefono: '381 555 0143',
      password: CONTRASENA,
    },
  }),
  current: () => ({ path: '/auth/current' }),
  logout: () => ({ path: '/auth/logout' }),
  solicitarReset: ({ client: { email } }) => ({
    path: '/password-reset/solicitar',
    body: { email },
  }),
  validarReset: async ({ newResetToken }) => ({
    path: `/password-reset/validar/${await newResetToken()}`,
  }),
  resetearContrasena: async ({ newResetToken }) => ({
    path: '/password-reset/reset',
    body: { token: await newResetToken(), nuevaPassword: CONTRASENA },
  }),
  listarUsuarios: () => ({ path: '/usuarios/todos' }),
  obtenerUsuario: ({ client }) => ({ path: `/usuarios/${client.id}` }),
  listarUsuariosPorRol: () => ({ path: '/usuarios/rol/client' }),
  obtenerUsuarioPorEmail: ({ client }) => ({ path: `/usuarios/email/${client.email}` }),
  crearUsuario: ({ newEmail }) => ({
    path: '/usuarios',
    body: {
      nombre: 'Eva',
      apellido: 'Sosa',
      email: newEmail(),
      genero: 'FEMENINO',
      telefono: '381 555 0144',
      password: CONTRASENA,
      rol: 'ADMIN',
    },
  }),
  actualizarUsuario: ({ client }) => ({
    path: `/usuarios/${client.id}`,
    body: { nombre: 'Anahí' },
  }),
  cambiarRol: async ({ newCliente }) => ({
    path: `/usuarios/${await newCliente()}/rol`,
    body: { rol: 'ADMIN' },
  }),
  cambiarEstadoDeUsuario: async ({ newCliente }) => ({
    path: `/usuarios/${await newCliente()}/estado`,
    body: { estado: 'INACTIVO' },
  }),
  eliminarUsuario: async ({ newCliente }) => ({ path: `/usuarios/${await newCliente()}` }),
  cambiarContrasena: () => ({
    path: '/usuarios/contrasena',
    body: { contrasenaActual: CONTRASENA, nuevaContrasena: 'Distinta2' },
  }),
  misDatos: async ({ newReserva }) => {
    await newReserva();
    return { path: '/usuarios/mis-datos' };
  },
  eliminarCuenta: () => ({ path: '/usuarios/eliminar-cuenta', body: { contrasena: CONTRASENA } }),
  listarClientes: () => ({ path: '/clientes?page=0&size=10&prefijo=pa' }),
  resumenDeCliente: async ({ client, newReserva }) => {
    await newReserva();
    return { path: `/clientes/${client.id}/resumen` };
  },
  reservasDeCliente: async ({ client, newReserva }) => {
    await newReserva();
    return { path: `/clientes/${client.id}/reservas?page=0&size=20` };
  },
  enviarBienvenida: async ({ newCliente }) => ({
    path: `/clientes/${await newCliente()}/bienvenida`,
  }),
  alternarCliente: async ({ newCliente }) => ({
    path: `/clientes/${await newCliente()}/toggle-activo`,
  }),
  eliminarCliente: async ({ newCliente }) => ({ path: `/clientes/${await newCliente()}` }),
  configExists: () => ({ path: '/config/exists' }),
  obtenerConfig: () => ({ path: '/config' }),
  crearConfig: () => ({ path: '/config', body: CONFIG }),
  actualizarConfig: () => ({ path: '/config', body: { ...CONFIG, ventanaDias: 9 } }),
  previsualizarConfig: () => ({
    path: '/config/previsualizar',
    body: { ...CONFIG, duracionBaseMin: 90 },
  }),
  horariosBaseExists: () => ({ path: '/horarios-base/exists' }),
  obtenerHorariosBase: () => ({ path: '/horarios-base' }),
  crearHorariosBase: () => ({ path: '/horarios-base', body: SEMANA }),
  actualizarHorariosBase: () => ({ path: '/horarios-base', body: SEMANA.slice(0, 3) }),
  previsualizarHorariosBase: () => ({
    path: '/horarios-base/previsualizar',
    body: SEMANA.slice(0, 3),
  }),
  ...EXCEPCIONES,
  listarFranjas: () => ({ path: `/franjas?desde=${VIERNES}&hasta=${VIERNES}` }),
  obtenerFranja: ({ freeFranja }) => ({ path: `/franjas/${freeFranja()}` }),
  crearFranja: ({ freeDate }) => {
    const fecha = freeDate();
    return {
      path: '/franjas',
      body: { inicio: `${fecha}T21:00:00`, fin: `${fecha}T21:50:00`, capacidadEfectiva: 2 },
    };
  },
  actualizarFranja: ({ freeFranja }) => ({
    path: `/franjas/${freeFranja()}`,
    body: { capacidadEfectiva: 3 },
  }),
  bloquearFranja: ({ freeFranja }) => ({
    path: `/franjas/${freeFranja()}/bloquear`,
    body: { motivo: 'Limpieza' },
  }),
  desbloquearFranja: async ({ freeFranja, block }) => ({
    path: `/franjas/${await block(freeFranja())}/desbloquear`,
  }),
  eliminarFranja: ({ freeFranja }) => ({ path: `/franjas/${freeFranja()}` }),
  franjasDeLaVentana: () => ({ path: '/franjas/client/ventana' }),
  franjasPorFechaDeCliente: () => ({ path: `/franjas/client/por-fecha/${VIERNES}` }),
  franjasPorFecha: () => ({ path: `/franjas/por-fecha/${VIERNES}?incluirDetalles=true` }),
  generarFranjas: () => ({ path: '/franjas/generar?desde=2026-11-02&hasta=2026-11-03' }),
  crearReserva: ({ freeFranja }) => ({
    path: '/reservas',
    body: { franjaId: freeFranja(), acompaniantes: [{ nombre: 'Sol', genero: 'FEMENINO' }] },
  }),
  misReservas: () => ({ path: '/reservas/mias?page=0&size=5&estado=confirmada' }),
  resumenDeMisReservas: () => ({ path: '/reservas/mias/resumen' }),
  alternativasDeReservas: async ({ newReserva }) => ({
    path: `/reservas/alternativas?reservas=${await newReserva()}`,
  }),
  calcularPrecioDeReserva: () => ({ path: '/reservas/calcular-precio?cantidadPersonas=2' }),
  cancelarReserva: async ({ newReserva }) => ({
    path: `/reservas/${await newReserva()}/cancelar`,
  }),
  listarReservas: () => ({ path: '/reservas/todas?page=0&size=20' }),
  obtenerReserva: async ({ newReserva }) => ({ path: `/reservas/${await newReserva()}` }),
  listarReservasPorEstado: () => ({ path: '/reservas/estado/confirmada' }),
  listarReservasDeFranja: ({ freeFranja }) => ({ path: `/reservas/franja/${freeFranja()}` }),
  listarReservasPorFecha: () => ({ path: `/reservas/por-fecha?fecha=${VIERNES}` }),
  actualizarReserva: async ({ newReserva, freeFranja }) => ({
    path: `/reservas/${await newReserva()}`,
    body: { notas: 'Llega tarde', franjaId: freeFranja() },
  }),
  cambiarEstadoDeReserva: async ({ newReserva }) => ({
    path: `/reservas/${await newReserva()}/estado?nuevoEstado=CANCELADA`,
  }),
  eliminarReserva: async ({ newReserva }) => ({ path: `/reservas/${await newReserva()}` }),
  listarAsientos: () => ({ path: '/asientos/todos' }),
  listarAsientosPorTipo: () => ({ path: '/asientos/tipo/titular' }),
  listarAsientosDeReserva: async ({ newReserva }) => ({
    path: `/asientos/reserva/${await newReserva()}`,
  }),
  obtenerAsiento: async ({ newAsiento }) => ({ path: `/asientos/${await newAsiento()}` }),
  agregarAsiento: async ({ newReserva }) => ({
    path: '/asientos',
    body: { reservaId: await newReserva(), nombre: 'Luz', sexo: 'FEMENINO' },
  }),
  actualizarAsiento: async ({ newAsiento }) => ({
    path: `/asientos/${await newAsiento()}`,
    body: { nombre: 'Luz Marina' },
  }),
  eliminarAsiento: async ({ newAsiento }) => ({ path: `/asientos/${await newAsiento()}` }),
  listarActividad: async ({ admin, block, freeFranja }) => {
    await block(freeFranja());
    return { path: `/actividad?page=0&size=20&usuarioId=${admin.id}&entidad=franjas` };
  },
  listarAvisosFallidos: async ({ newAvisoFallido }) => {
    await newAvisoFallido();
    return { path: '/avisos/fallidos?page=0&size=20' };
  },
  reintentarAviso: async ({ newAvisoFallido }) => ({
    path: `/avisos/${await newAvisoFallido()}/reintentar`,
  }),
  descartarAviso: async ({ newAvisoFallido }) => ({ path: `/avisos/${await newAvisoFallido()}` }),
  salud: () => ({ path: '/salud' }),
  saludVivo: () => ({ path: '/salud/vivo' }),
  confirmarReloj: () => ({ path: '/reloj' }),
};

export async function validRequest(id: string, scene: Scene): Promise<ValidRequest> {
  const make = VALID_REQUESTS[id];
  if (!make)
    throw new Error(`test/support/valid-requests.ts has no request for the endpoint ${id}`);
  return make(scene);
}
