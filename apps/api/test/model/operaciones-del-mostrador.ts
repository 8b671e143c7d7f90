import fc from 'fast-check';
import { alternativas } from './alternativas.ts';
import {
  esActiva,
  estadoDe,
  franjaDe,
  porInicio,
  type Centro,
  type Franja,
  type Reserva,
  type Usuario,
} from './centro.ts';
import { clienteElegido, elegirCliente, elegirReserva, idDe, reservaElegida } from './elegir.ts';
import { paginaDe } from './pagina-de.ts';
import { clase, rechaza, responde } from './paso.ts';
import { replanear } from './planear.ts';
import { CLIENTE_NO_ENCONTRADO } from './rechazos.ts';
import { vistaDeAdmin } from './vistas.ts';

/*
 * The questions of the desk before it acts: where bookings could go, and who somebody is.
 */

/** Asks where bookings could go; no booking is sent to a franja that only stays for its bookings. */
export const verAlternativas = clase(
  3,
  fc.array(reservaElegida, { minLength: 1, maxLength: 4 }),
  (centro, elegidas) => {
    const reservas = elegidas.map((elegida) => idDe(elegirReserva(centro, elegida)));
    const espera = responde(200, () => {
      const { conflictos } = replanear(structuredClone(centro), () => -1);
      const sobrantes = new Set(conflictos.map(({ franja }) => franja.id));
      return alternativas(centro, { reservas, admite: ({ id }) => !sobrantes.has(id) });
    });
    const target = `GET /reservas/alternativas?reservas=${reservas.join(',')}` as const;
    return { peticion: { target, usuarioId: centro.adminId }, espera };
  },
);

interface Suya {
  reserva: Reserva;
  franja: Franja;
}

function suyasDe(centro: Centro, { id }: Usuario): Suya[] {
  return [...centro.reservas.values()]
    .filter(({ usuarioId }) => usuarioId === id)
    .map((reserva) => ({ reserva, franja: franjaDe(centro, reserva) }))
    .toSorted((a, b) => porInicio(a.franja, b.franja));
}

export const verCliente = clase(3, clienteElegido, (centro, elegido) => {
  const cliente = elegirCliente(centro, elegido);
  const target = `GET /clientes/${idDe(cliente)}/resumen` as const;
  const espera = cliente
    ? responde(200, () => resumen(centro, cliente))
    : rechaza(CLIENTE_NO_ENCONTRADO);
  return { peticion: { target, usuarioId: centro.adminId }, espera };
});

function resumen(centro: Centro, cliente: Usuario) {
  const { rol: _rol, version: _version, creadoEn, ...datos } = cliente;
  const suyas = suyasDe(centro, cliente);
  const activas = suyas.filter(({ reserva }) => esActiva(centro, reserva));
  const porVenir = activas.filter(({ franja }) => franja.inicio > centro.ahora);
  const visitas = suyas.filter(
    ({ reserva, franja }) =>
      estadoDe(centro, reserva) !== 'CANCELADA' && franja.inicio <= centro.ahora,
  );
  const [proxima] = porVenir;
  return {
    cliente: { ...datos, registradoEn: creadoEn },
    cuentas: {
      total: suyas.length,
      canceladas: suyas.filter(({ reserva }) => estadoDe(centro, reserva) === 'CANCELADA').length,
      pendientes: porVenir.length,
      enCurso: activas.filter(({ franja }) => estaEnCurso(centro, franja)).length,
      totalGastado: visitas.reduce((suma, { reserva }) => suma + reserva.precio, 0),
      ultimaVisita: visitas.at(-1)?.franja.inicio ?? null,
    },
    proxima: proxima ? vistaDeAdmin(centro, proxima.reserva) : null,
  };
}

const estaEnCurso = ({ ahora }: Centro, { inicio, fin }: Franja) => inicio <= ahora && ahora < fin;

const SIZE = 3;

export const verHistorial = clase(
  3,
  fc.record({ cliente: clienteElegido, page: fc.nat(2) }),
  (centro, { cliente: elegido, page }) => {
    const cliente = elegirCliente(centro, elegido);
    const espera = cliente
      ? responde(200, () => historial(centro, cliente, page))
      : rechaza(CLIENTE_NO_ENCONTRADO);
    const target = `GET /clientes/${idDe(cliente)}/reservas?page=${page}&size=${SIZE}` as const;
    return { peticion: { target, usuarioId: centro.adminId }, espera };
  },
);

/**
 * Returns a page of a client's bookings in the order of their franjas, the latest first; of two in one franja the newer
 * comes first.
 */
function historial(centro: Centro, cliente: Usuario, page: number) {
  const suyas = suyasDe(centro, cliente).toSorted(
    (a, b) =>
      (a.franja.inicio === b.franja.inicio ? 0 : porInicio(b.franja, a.franja)) ||
      b.reserva.id - a.reserva.id,
  );
  const vista = ({ reserva }: Suya) => vistaDeAdmin(centro, reserva);
  return paginaDe(suyas, { page, size: SIZE, vista });
}
