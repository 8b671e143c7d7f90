import { fechaDe, sumarDias } from '@remanso/contract/calendario';
import fc from 'fast-check';
import { puedeUsar, valorTras } from '../abonos.ts';
import { porFranja, type Centro, type Reserva, type Serie } from '../centro.ts';
import {
  aMenudo,
  alguien,
  idDe,
  nombre,
  sexo,
  unCliente,
  unLector,
  unaFranja,
  unaSerie,
  unoParaReservar,
} from '../elegir.ts';
import { clase, crea, envia, exigir, pide, Rechazada } from '../paso.ts';
import { dejarLibre } from '../planear.ts';
import { ajustarAlAbono } from '../reglas/reglas-de-abono.ts';
import { estaAbierta, terminar } from '../reglas/reglas-de-espera.ts';
import { exigirTitular } from '../reglas/reglas-de-pedido.ts';
import {
  conRastro,
  exigirPlazo,
  exigirVentana,
  MAXIMO_DE_PERSONAS,
  puedeVer,
} from '../reglas/reglas-de-reserva.ts';
import { anotarSerie, decidir, type Decision, type Pedida } from '../reglas/reglas-de-serie.ts';
import { iniciosDe, preverFecha, type Terminos } from '../reglas/series.ts';
import { vistaPara } from '../vistas/vistas.ts';

const acompaniante = fc.record({ nombre, genero: sexo });

/** The wish for a date: `nada` for no decision, `otra` for another franja near it. */
const deseo = aMenudo({ nada: 1, OMITIR: 5, ESPERAR: 6, otra: 8 });

/** Books a turno fijo, after its preview, with decisions about the dates that are not free. */
export const crearSerie = clase(
  9,
  {
    cliente: unCliente,
    quien: aMenudo({ cliente: 4, mostrador: 8, admin: 1 }),
    franja: unaFranja,
    cada: fc.constantFrom(1, 1, 2),
    veces: fc.constantFrom(2, 2, 3, 4, 12),
    acompaniantes: fc
      .constantFrom(0, 0, 1, 1, 2, 3, 4)
      .chain((cuantos) => fc.array(acompaniante, { minLength: cuantos, maxLength: cuantos })),
    conAbono: unoParaReservar,
    deseos: fc.array(fc.tuple(deseo, fc.nat(2)), { minLength: 12, maxLength: 12 }),
    tambienLibres: fc.constantFrom(true, false, false, false, false),
    sello: fc.constantFrom('otro', ...Array.from({ length: 12 }, () => undefined)),
  },
  (centro, { quien, cliente, franja, sello, deseos, tambienLibres, ...datos }) => {
    const usuarioId = quien === 'cliente' && cliente ? cliente.id : centro.adminId;
    const { cada, veces, acompaniantes } = datos;
    const abono = datos.conAbono(cliente);
    const pedido = {
      franjaId: idDe(franja),
      cada,
      veces,
      acompaniantes,
      abonoVendidoId: abono?.id,
    };
    const terminos = { ...pedido, ...(quien === 'mostrador' && { clienteId: idDe(cliente) }) };
    const abrir = () => abrirSerie(centro, { usuarioId, terminos });
    const decisiones = decisionesDe(centro, { abrir, deseos, tambienLibres });
    const peticion = crea(usuarioId, 'POST /series', { ...terminos, decisiones }, (asignados) => {
      const abierta = abrir();
      exigir(sello === undefined, '409 CAMBIO_MIENTRAS_TANTO');
      const decidido = decidir(centro, abierta, decisiones);
      return anotarSerie(centro, { ...abierta, acompaniantes, decidido }, asignados);
    });
    const anunciado = () => previstaDe(centro, abrir());
    return { ...peticion, creaSinDecir: true, sella: { body: terminos, anunciado, sello } };
  },
);

interface Entrada {
  usuarioId: number;
  terminos: {
    franjaId: number;
    clienteId?: number;
    cada: number;
    veces: number;
    acompaniantes: readonly unknown[];
    abonoVendidoId: number | undefined;
  };
}

/** Refuses a turno fijo for what is not about its single dates (rules §22.1). */
function abrirSerie(centro: Centro, { usuarioId, terminos }: Entrada): Pedida {
  const { clienteId, cada, veces, acompaniantes, abonoVendidoId } = terminos;
  const paraQuien = { usuarioId, clienteId, franja: centro.franjaViva(terminos.franjaId) };
  const { titular, franja, isAdmin } = exigirTitular(centro, paraQuien);
  const abono = abonoVendidoId === undefined ? undefined : centro.vendidos.get(abonoVendidoId);
  exigir(!abono || puedeUsar(abono, titular.id), '404 ABONO_INEXISTENTE');
  exigir((isAdmin ? franja.fin : franja.inicio) > centro.ahora, '409 FRANJA_COMENZADA');
  exigirVentana(centro, franja, isAdmin);
  const personas = acompaniantes.length + 1;
  exigir(personas <= MAXIMO_DE_PERSONAS, '400 DATOS_INVALIDOS acompaniantes 1 4');
  const { inicio } = franja;
  return { titular, isAdmin, titularId: titular.id, personas, inicio, cada, veces, abono };
}

function previstaDe(centro: Centro, terminos: Terminos) {
  let antes = 0;
  const fechas = iniciosDe(terminos).map((inicio) => {
    const fecha = preverFecha(centro, terminos, inicio);
    const precio = terminos.abono
      ? valorTras(terminos.abono, terminos.personas, antes)
      : fecha.precio;
    if (fecha.resultado === 'LIBRE') antes += 1;
    return { ...fecha, precio };
  });
  const libres = fechas.filter(({ resultado }) => resultado === 'LIBRE');
  return { fechas, total: libres.reduce((suma, { precio }) => suma + precio, 0) };
}

interface Deseos {
  abrir: () => Pedida;
  deseos: readonly (readonly ['nada' | 'OMITIR' | 'ESPERAR' | 'otra', number])[];
  /** True where free dates are decided about as well. */
  tambienLibres: boolean;
}

/** Returns decisions about the dates of a turno fijo; none where it is refused as a whole. */
function decisionesDe(centro: Centro, { abrir, deseos, tambienLibres }: Deseos) {
  const decisiones: Record<string, Decision> = {};
  try {
    const terminos = abrir();
    for (const [n, inicio] of iniciosDe(terminos).entries()) {
      const { fecha, resultado, alternativas } = preverFecha(centro, terminos, inicio);
      const [es = 'nada', cual = 0] = deseos[n] ?? [];
      if (es === 'nada' || (resultado === 'LIBRE' && !tambienLibres)) continue;
      const alguna = alternativas[cual % Math.max(1, alternativas.length)]?.franjaId;
      const noSeEspera = es === 'ESPERAR' && resultado !== 'SIN_CUPO' && cual > 0;
      decisiones[fecha] = es === 'otra' || noSeEspera ? (alguna ?? 'OMITIR') : es;
    }
  } catch (error) {
    if (!(error instanceof Rechazada)) throw error;
  }
  return decisiones;
}

const reservasDe = (centro: Centro, serieId: number): Reserva[] =>
  [...centro.reservas.values()]
    .filter((reserva) => reserva.serieId === serieId)
    .toSorted(porFranja);

function vistaDeSerie(centro: Centro, quien: number, serie: Serie) {
  const { usuarioId, ...campos } = serie;
  const { id, nombre: suyo, apellido } = centro.usuarios.get(usuarioId ?? 0) ?? {};
  return {
    ...campos,
    cliente: id === undefined ? null : { id, nombre: suyo, apellido },
    reservas: reservasDe(centro, serie.id).map((reserva) => vistaPara(centro, quien, reserva)),
  };
}

export const misSeries = clase(1.5, { quien: unLector }, (centro, { quien }) =>
  pide(quien, 'GET /series/mias', () => ({
    series: [...centro.series.values()]
      .filter(({ usuarioId }) => usuarioId === quien)
      .filter(({ id }) =>
        reservasDe(centro, id).some(({ franja }) => fechaDe(franja.inicio) >= centro.hoy),
      )
      .toReversed()
      .map((serie) => vistaDeSerie(centro, quien, serie)),
  })),
);

export const verSerie = clase(1, { serie: unaSerie, alguien }, (centro, { serie, ...datos }) => {
  const quien = datos.alguien(serie);
  return pide(quien, `GET /series/${idDe(serie)}`, () => {
    exigir(serie && puedeVer(centro, quien, serie), '404 SERIE_INEXISTENTE');
    return vistaDeSerie(centro, quien, serie);
  });
});

/** Cancels the rest of a turno fijo from a day on (rules §22.7). */
export const cancelarSerie = clase(
  3,
  { serie: unaSerie, alguien, dentroDe: fc.constantFrom(-1, 0, 1, 7, 14, 21) },
  (centro, { serie, dentroDe, ...datos }) => {
    const quien = datos.alguien(serie);
    const desde = sumarDias(centro.hoy, dentroDe);
    const target = `POST /series/${idDe(serie)}/cancelar`;
    const peticion = envia(quien, target, { desde }, () => {
      exigir(serie && puedeVer(centro, quien, serie), '404 SERIE_INEXISTENTE');
      const suyas = reservasDe(centro, serie.id).filter(
        (una) => fechaDe(una.franja.inicio) >= desde && centro.estadoDe(una) !== 'CANCELADA',
      );
      cerrarEsperas(centro, serie, desde);
      const seVan = suyas.filter((una) => sePuedeCancelar(centro, quien, una));
      for (const una of seVan) {
        conRastro(centro, quien, una, () =>
          Object.assign(una, { estado: 'CANCELADA', senia: null }),
        );
      }
      for (const { franja } of seVan) dejarLibre(centro, franja);
      for (const una of seVan.toSorted((a, b) => a.id - b.id))
        ajustarAlAbono(centro, una, 0, quien);
      const quedan = suyas.filter((una) => !seVan.includes(una));
      return {
        canceladas: seVan.length,
        quedan: quedan.map(({ franja }) => ({ fecha: fechaDe(franja.inicio) })),
      };
    });
    return { ...peticion, lee: sinMotivos };
  },
);

/** Ends the entries that were made with a turno fijo, from a day on. */
function cerrarEsperas(centro: Centro, { id }: Serie, desde: string): void {
  const abiertas = [...centro.esperas.values()].filter(
    (una) => una.serieId === id && estaAbierta(una) && fechaDe(una.franja.inicio) >= desde,
  );
  const ofrecidas = abiertas.filter(({ estado }) => estado === 'OFRECIDA');
  for (const una of abiertas) terminar(centro, una, 'CERRADA');
  for (const { franja } of ofrecidas) dejarLibre(centro, franja, { porPlazas: false });
}

function sinMotivos(body: unknown) {
  const { canceladas, quedan } = body as { canceladas: number; quedan: { fecha: string }[] };
  return { canceladas, quedan: quedan.map(({ fecha }) => ({ fecha })) };
}

function sePuedeCancelar(centro: Centro, quien: number, { franja, ...reserva }: Reserva): boolean {
  if (!centro.esActiva({ ...reserva, franja })) return false;
  try {
    exigirPlazo(centro, franja, quien === centro.adminId);
    return true;
  } catch (error) {
    if (error instanceof Rechazada) return false;
    throw error;
  }
}
