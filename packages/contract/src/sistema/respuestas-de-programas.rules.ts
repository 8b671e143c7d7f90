import type { Endpoint, ResponseOf } from '../endpoint.ts';
import type { Calls } from '../endpoints.ts';
import {
  ABONO_PAGADO,
  ABONO_POR_COBRAR,
  ASIENTO,
  CLIENTE,
  CLIENTES,
  CONFLICTOS,
  CONTACTO,
  ESPERA,
  FRANJA,
  FRANJA_DE_CLIENTE,
  INFORMES,
  PAGO,
  PAGOS,
  RESERVA,
  RESERVAS,
  RESERVA_ESCRITA,
  USUARIO,
  message,
  nombrado,
  paginas,
  SoloCon,
  type Campos,
} from './campos-de-programas.rules.ts';
import type { Alcance } from './tokens.rules.ts';

/*
 * What each call that programs may make shows them of its answer (rules §24.3).
 */

type ParaProgramas = Extract<Calls[keyof Calls], { readonly alcance: Alcance }>;
type Tabla = {
  [E in ParaProgramas as E['id']]: Campos<ResponseOf<E>>;
};

const TABLA = {
  franjasPorFechaDeCliente: FRANJA_DE_CLIENTE,
  franjasDeLaVentana: FRANJA_DE_CLIENTE,
  franjasPorFecha: FRANJA,
  listarFranjas: FRANJA,
  franjasPorResolver: { conflictos: CONFLICTOS },
  obtenerFranja: FRANJA,

  crearReserva: RESERVA,
  calcularPrecioDeReserva: RESERVAS,
  cancelarReserva: RESERVA,
  actualizarReserva: RESERVA,
  cambiarEstadoDeReserva: { message, reserva: RESERVA },
  deshacerReserva: RESERVA,
  alternativasDeReservas: RESERVAS,
  listarReservas: { reservas: RESERVA, ...paginas(RESERVAS) },
  obtenerReserva: RESERVA,
  listarReservasPorEstado: RESERVA,
  listarReservasDeFranja: RESERVA,
  listarReservasPorFecha: RESERVA,
  reservasDeCliente: { reservas: RESERVA, ...paginas(RESERVAS) },
  marcarAsistencia: RESERVA,
  calendarioDeReserva: RESERVAS,

  listarAsientos: { asientos: ASIENTO, ...paginas(RESERVAS) },
  listarAsientosPorTipo: ASIENTO,
  listarAsientosDeReserva: ASIENTO,
  obtenerAsiento: ASIENTO,
  agregarAsiento: ASIENTO,
  actualizarAsiento: ASIENTO,
  eliminarAsiento: { message, reserva: RESERVA },

  previsualizarSerie: RESERVAS,
  crearSerie: { id: RESERVA_ESCRITA, reservas: RESERVA, omitidas: RESERVAS, esperas: ESPERA },
  obtenerSerie: {
    id: RESERVAS,
    inicio: RESERVAS,
    cada: RESERVAS,
    veces: RESERVAS,
    personas: RESERVAS,
    cliente: nombrado(RESERVAS),
    creadaEn: RESERVAS,
    reservas: RESERVA,
  },
  cancelarSerie: { canceladas: RESERVAS, quedan: RESERVAS },

  esperarFranja: ESPERA,
  esperasDeFranja: {
    esperas: {
      ...ESPERA,
      cliente: { ...nombrado(RESERVAS), ...CONTACTO },
      creadaEn: RESERVAS,
      porAvisar: RESERVAS,
    },
  },
  dejarEspera: { message },
  aceptarEspera: RESERVA,
  rechazarEspera: { message },

  crearUsuario: USUARIO,
  actualizarUsuario: USUARIO,
  anotarCliente: CLIENTE,
  listarClientes: {
    clientes: CLIENTE,
    ...paginas(CLIENTES),
    total: CLIENTES,
    activos: CLIENTES,
    inactivos: CLIENTES,
  },
  clientesParecidos: CLIENTE,
  resumenDeCliente: {
    cliente: { ...CLIENTE, registradoEn: CLIENTES },
    cuentas: {
      total: RESERVAS,
      canceladas: RESERVAS,
      ausencias: RESERVAS,
      tardanzas: RESERVAS,
      pendientes: RESERVAS,
      enCurso: RESERVAS,
      ultimaVisita: RESERVAS,
      totalGastado: PAGOS,
      pagado: PAGOS,
      pagadoPorAbonos: PAGOS,
      pagadoConAbono: PAGOS,
      porCobrar: PAGOS,
      vencido: PAGOS,
      abonosPorCobrar: PAGOS,
      aDevolver: PAGOS,
    },
    proxima: new SoloCon('reservas:leer', RESERVA),
  },

  pagosDeReserva: PAGO,
  obtenerCaja: {
    fecha: PAGOS,
    reservado: PAGOS,
    cobrado: PAGOS,
    deTurnosDelDia: PAGOS,
    deOtrosDias: PAGOS,
    porMedio: PAGOS,
    porCobrar: PAGOS,
    abonosPorCobrar: ABONO_POR_COBRAR,
    aDevolver: RESERVA,
    pagos: { ...PAGO, reserva: RESERVA, abono: ABONO_PAGADO },
    ventasDeAbonos: PAGOS,
    abonosPorUsar: PAGOS,
    movimientos: PAGOS,
    efectivoEsperado: PAGOS,
    cierre: PAGOS,
  },
  listarDeudores: {
    clientes: {
      cliente: RESERVA.cliente,
      debe: PAGOS,
      desde: PAGOS,
      abonos: ABONO_POR_COBRAR,
      reservas: RESERVA,
    },
    vencido: PAGOS,
    deAbonos: PAGOS,
    ...paginas(PAGOS),
  },
  listarAbonos: PAGOS,
  abonosDeCliente: PAGOS,
  obtenerAbonoVendido: PAGOS,

  obtenerInforme: {
    desde: INFORMES,
    hasta: INFORMES,
    dias: INFORMES,
    porHora: INFORMES,
    porGrupo: INFORMES,
    clientes: INFORMES,
    abonosVendidos: INFORMES,
    masFrecuentes: {
      id: CLIENTES,
      nombre: CLIENTES,
      reservas: INFORMES,
      reservado: INFORMES,
    },
    anterior: INFORMES,
  },
  // The columns of these tables are in `columnas-de-programas.rules.ts`.
  exportarReservas: INFORMES,
  exportarCaja: INFORMES,
  exportarClientes: INFORMES,
} satisfies Tabla;

/**
 * Returns what programs may see of the answer of a call; undefined where they see nothing.
 * @example camposDeProgramas({ id: 'cancelarSerie' }) // { canceladas: ['reservas:leer'], quedan: ['reservas:leer'] }
 * @example camposDeProgramas({ id: 'listarTokens' }) // undefined
 */
export function camposDeProgramas({ id }: Pick<Endpoint, 'id'>): Campos | undefined {
  return (TABLA as Record<string, Campos>)[id];
}
