import fc from 'fast-check';
import { estaBloqueada, type Centro, type Franja, type Pedido } from '../centro.ts';
import {
  aMenudo,
  alguien,
  idDe,
  nombre,
  quizas,
  sexo,
  unCliente,
  unaParaDevolver,
  unLector,
  unaEspera,
  unaFranja,
  unaSolicitada,
  unoParaReservar,
} from '../elegir.ts';
import { clase, crea, envia, exigir, pide } from '../paso.ts';
import { dejarLibre } from '../planear.ts';
import { cancelarla, exigirCancelable } from '../reglas/reglas-de-cancelacion.ts';
import { abiertasDe, estaAbierta, esTarde, filaDe, terminar } from '../reglas/reglas-de-espera.ts';
import {
  anotarReserva,
  exigirPago,
  exigirTitular,
  precioEsperado,
  type Esperado,
} from '../reglas/reglas-de-pedido.ts';
import { conRastro, exigirPrimera, exigirVentana, puedeVer } from '../reglas/reglas-de-reserva.ts';
import { vistaPara } from '../vistas/vistas.ts';
import { esperaDelMostrador, esperasPropias, vistaDeEspera } from '../vistas/vistas-de-espera.ts';

const MAXIMO_DE_ESPERAS = 10;

/** A person joins the line of a franja (rules §16.2). */
export const esperar = clase(
  22,
  {
    cliente: unCliente,
    quien: aMenudo({ cliente: 8, mostrador: 5, admin: 1, atrevido: 1 }),
    franja: unaSolicitada,
    pedidas: fc.constantFrom(1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 0, 5),
    masQueLibres: fc.constantFrom(true, true, true, false),
  },
  (centro, { cliente, quien, franja, pedidas, masQueLibres }) => {
    const libres = franja ? franja.capacidad - centro.ocupados(franja) : 0;
    const personas = masQueLibres && pedidas <= libres ? Math.min(4, libres + 1) : pedidas;
    const esCliente = quien === 'cliente' || quien === 'atrevido';
    const usuarioId = esCliente && cliente ? cliente.id : centro.adminId;
    const clienteId =
      quien === 'mostrador' ? idDe(cliente) : quien === 'atrevido' ? centro.adminId : undefined;
    const target = `POST /franjas/${idDe(franja)}/espera`;
    return crea(usuarioId, target, { personas, clienteId }, ({ id }) => {
      const pedido = { usuarioId, clienteId, franja: centro.franjaViva(idDe(franja)) };
      const { titular, franja: suya, isAdmin } = exigirTitular(centro, pedido);
      exigirFila(centro, suya, { personas, isAdmin, usuarioId: titular.id });
      const quienEspera = { id, franja: suya, usuarioId: titular.id, personas };
      const espera = {
        ...quienEspera,
        estado: 'ESPERANDO' as const,
        venceEn: null,
        creadaEn: centro.ahora,
        terminadaEn: null,
        dicha: false,
        conCarta: false,
        serieId: null,
      };
      centro.esperas.set(id, espera);
      return vistaDeEspera(centro, espera);
    });
  },
);

function exigirFila(
  centro: Centro,
  franja: Franja,
  { personas, isAdmin, usuarioId }: { personas: number; isAdmin: boolean; usuarioId: number },
): void {
  exigir(franja.inicio > centro.ahora, '409 FRANJA_COMENZADA');
  exigir(!esTarde(centro, franja), '409 TARDE_PARA_ESPERAR');
  exigirVentana(centro, franja, isAdmin);
  exigir(!estaBloqueada(franja), '409 FRANJA_BLOQUEADA');
  exigir(personas >= 1 && personas <= 4, '400 DATOS_INVALIDOS personas 1 4');
  exigir(personas <= franja.capacidad, `409 NO_ENTRAN ${franja.capacidad}`);
  const libres = franja.capacidad - centro.ocupados(franja);
  exigir(personas > libres, '409 HAY_CUPO');
  exigirPrimera(centro, franja, { usuarioId });
  const abiertas = abiertasDe(centro, usuarioId);
  exigir(!abiertas.some((una) => una.franja === franja), '409 YA_ESPERA');
  exigir(abiertas.length < MAXIMO_DE_ESPERAS, `409 LIMITE_DE_ESPERAS ${MAXIMO_DE_ESPERAS}`);
}

export const dejarDeEsperar = clase(3, { espera: unaEspera, alguien }, (centro, datos) => {
  const { espera } = datos;
  const quien = datos.alguien(espera);
  return pide(quien, `DELETE /esperas/${idDe(espera)}`, () => {
    exigir(espera && puedeVer(centro, quien, espera), '404 ESPERA_INEXISTENTE');
    exigir(estaAbierta(espera), '409 ESPERA_EN_OTRO_ESTADO');
    const { estado } = espera;
    terminar(centro, espera, 'CERRADA');
    if (estado === 'OFRECIDA') dejarLibre(centro, espera.franja, { porPlazas: false });
    return { message: 'Ya no se espera lugar en ese turno' };
  });
});

export const rechazarOferta = clase(4, { espera: unaEspera, alguien }, (centro, datos) => {
  const { espera } = datos;
  const quien = datos.alguien(espera);
  return pide(quien, `POST /esperas/${idDe(espera)}/rechazar`, () => {
    exigir(espera && puedeVer(centro, quien, espera), '404 ESPERA_INEXISTENTE');
    exigir(espera.estado === 'OFRECIDA', '409 ESPERA_EN_OTRO_ESTADO');
    terminar(centro, espera, 'RECHAZADA');
    dejarLibre(centro, espera.franja, { porPlazas: false });
    return { message: 'Los lugares quedan para quien sigue' };
  });
});

const acompaniante = fc.record({ nombre: quizas(nombre, 12), genero: quizas(sexo) });

/** Books the places of an offer, mostly for the right number of people (rules §16.5). */
export const aceptarOferta = clase(
  14,
  {
    espera: unaEspera,
    alguien,
    deMas: fc.constantFrom(0, 0, 0, 0, 0, 0, 0, 1, -1),
    gente: fc.array(acompaniante, { minLength: 4, maxLength: 4 }),
    generoTitular: quizas(sexo, 2),
    notas: fc.constantFrom(undefined, undefined, '', 'Con música'),
    precio: aMenudo<Esperado>({ sinDecir: 6, justo: 4, viejo: 1 }),
    conAbono: unoParaReservar,
    lasSuyas: unaParaDevolver,
  },
  (centro, { espera, deMas, gente, precio, conAbono, lasSuyas, ...datos }) => {
    const quien = datos.alguien(espera);
    const isAdmin = quien === centro.adminId;
    const acompaniantes = gente.slice(0, Math.max(0, (espera?.personas ?? 1) - 1 + deMas));
    const personas = acompaniantes.length + 1;
    const abono = conAbono(espera && centro.usuarios.get(espera.usuarioId));
    // What an abono has free changes as the turn is given back, so nobody asks for both.
    const devuelta = abono ? undefined : lasSuyas(espera?.usuarioId);
    const pedido: Omit<Pedido, 'franjaId'> = {
      acompaniantes,
      abonoVendidoId: abono?.id,
      generoTitular: datos.generoTitular,
      notas: datos.notas,
      precioEsperado: precioEsperado(centro, { franja: espera?.franja, personas, precio, abono }),
    };
    const target = `POST /esperas/${idDe(espera)}/aceptar`;
    const body = { ...pedido, devolver: devuelta?.id };
    return crea(quien, target, body, (asignados) => {
      const sinNombre = acompaniantes.findIndex((uno) => uno.nombre === undefined);
      exigir(isAdmin || sinNombre < 0, `400 DATOS_INVALIDOS ${sinNombrar(acompaniantes)}`);
      exigir(espera && puedeVer(centro, quien, espera), '404 ESPERA_INEXISTENTE');
      exigir(espera.estado === 'OFRECIDA', '409 ESPERA_EN_OTRO_ESTADO');
      const { franja, usuarioId } = espera;
      exigir(!devuelta || devuelta.usuarioId === usuarioId, '404 RESERVA_INEXISTENTE');
      const sonOtros = personas !== espera.personas;
      exigir(!sonOtros, `400 DATOS_INVALIDOS acompaniantes ${espera.personas}`);
      if (devuelta) exigirCancelable(centro, devuelta, isAdmin);
      exigirVentana(centro, franja, isAdmin);
      const titular = centro.usuarios.get(usuarioId);
      exigir(titular, '404 CLIENTE_NO_ENCONTRADO');
      const pedida = { titular, franja, pedido, isAdmin };
      const pago = exigirPago(centro, pedida);
      if (devuelta) {
        conRastro(centro, quien, devuelta, () => cancelarla(centro, devuelta, quien));
      }
      terminar(centro, espera, 'ACEPTADA');
      const reserva = anotarReserva(centro, { ...pedida, ...pago }, asignados);
      return vistaPara(centro, quien, reserva);
    });
  },
);

const sinNombrar = (acompaniantes: Pedido['acompaniantes']) =>
  acompaniantes
    .flatMap((uno, n) => (uno.nombre === undefined ? [`acompaniantes.${n}.nombre`] : []))
    .join(', ');

export const misEsperas = clase(2, { quien: unLector }, (centro, { quien }) =>
  pide(quien, 'GET /esperas/mias', () => ({ esperas: esperasPropias(centro, quien) })),
);

export const verFila = clase(2, { franja: unaFranja }, (centro, { franja }) =>
  pide(centro.adminId, `GET /franjas/${idDe(franja)}/esperas`, () => {
    exigir(franja, '404 FRANJA_INEXISTENTE');
    return { esperas: filaDe(centro, franja).map((una) => esperaDelMostrador(centro, una)) };
  }),
);

/** The desk notes that it has told a person of the offer, or takes the note back (rules §16.6). */
export const marcarOferta = clase(
  2,
  { espera: unaEspera, dicha: fc.constantFrom(true, true, false) },
  (centro, { espera, dicha }) => {
    const target = `${dicha ? 'PUT' : 'DELETE'} /esperas/${idDe(espera)}/recados/OFERTA`;
    return envia(centro.adminId, target, undefined, () => {
      exigir(espera, '404 ESPERA_INEXISTENTE');
      exigir(espera.estado === 'OFRECIDA', '409 ESPERA_EN_OTRO_ESTADO');
      espera.dicha = dicha;
      return { message: dicha ? 'Quedó como avisado' : 'Quedó sin avisar' };
    });
  },
);
