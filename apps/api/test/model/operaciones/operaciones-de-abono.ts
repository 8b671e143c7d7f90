import { DIAS_SEMANA, sumarDias } from '@remanso/contract/calendario';
import { MEDIOS_DE_PAGO } from '@remanso/contract/caja/pagos.rules';
import fc from 'fast-check';
import { puedeUsar, valorSinUsar, type Vendido } from '../abonos.ts';
import type { Centro } from '../centro.ts';
import { pagadoDe } from '../pagos.ts';
import {
  aMenudo,
  idDe,
  quizas,
  unAbono,
  unCliente,
  unLector,
  unPagoDeAbono,
  unVendido,
  unaNotaDePago,
} from '../elegir.ts';
import { clase, crea, envia, exigir, pide } from '../paso.ts';
import { saldoDeVendido, terminarLugares } from '../reglas/reglas-de-abono.ts';
import { abonosDe, anulacionDe, vistaDeVendido } from '../vistas/vistas-de-abono.ts';
import { vistaDePago } from '../vistas/vistas.ts';

const unMedio = fc.constantFrom(...MEDIOS_DE_PAGO);

export const crearAbono = clase(
  2,
  {
    lugares: fc.constantFrom(1, 2, 3, 4, 7, 10),
    precio: fc.constantFrom(1, 5, 10_000, 77_777, 100_005),
    vigenciaDias: fc.constantFrom(1, 2, 4, 10, 60),
    dias: quizas(fc.constantFrom([], DIAS_SEMANA.slice(0, 5), DIAS_SEMANA.slice(3)), 2),
  },
  (centro, { dias, ...datos }) => {
    const abono = { nombre: `Pack de ${datos.lugares}`, ...datos };
    return crea(centro.adminId, 'POST /abonos', { ...abono, dias }, ({ id }) => {
      const nuevo = { id, ...abono, dias: dias?.length ? dias : null, activo: true };
      centro.abonos.set(id, nuevo);
      return nuevo;
    });
  },
);

export const cambiarAbono = clase(
  1,
  { abono: unAbono, activo: fc.constantFrom(true, true, false) },
  (centro, { abono, activo }) =>
    envia(centro.adminId, `PATCH /abonos/${idDe(abono)}`, { activo }, () => {
      exigir(abono, '404 ABONO_INEXISTENTE');
      abono.activo = activo;
      return abono;
    }),
);

/** The desk sells an abono, which is paid, paid in part, not paid, or paid a peso too much. */
export const venderAbono = clase(
  9,
  {
    cliente: unCliente,
    abono: unAbono,
    cuanto: aMenudo({ todo: 8, parte: 2, nada: 2, demas: 1 }),
    medio: unMedio,
    nota: unaNotaDePago,
  },
  (centro, { cliente, abono, cuanto, medio, nota }) => {
    const precio = abono?.precio ?? 0;
    const montos = { todo: precio, parte: Math.floor(precio / 2), nada: 0, demas: precio + 1 };
    const monto = montos[cuanto];
    const body = { abonoId: idDe(abono), ...(monto > 0 && { pago: { monto, medio, nota } }) };
    return crea(centro.adminId, `POST /clientes/${idDe(cliente)}/abonos`, body, ({ id }) => {
      exigir(cliente, '404 CLIENTE_NO_ENCONTRADO');
      exigir(abono, '404 ABONO_INEXISTENTE');
      exigir(cliente.activo, '409 CLIENTE_NO_RESERVABLE');
      exigir(abono.activo, `409 ABONO_RETIRADO ${abono.lugares}`);
      exigir(monto <= precio, `409 PAGO_EXCEDIDO ${precio}`);
      const { nombre, lugares, dias, vigenciaDias } = abono;
      const desde = centro.hoy;
      const vendido: Vendido = {
        id,
        nombre,
        lugares,
        precio,
        dias,
        desde,
        vence: sumarDias(desde, vigenciaDias),
        usuarioId: cliente.id,
        motivo: null,
        compartidoCon: [],
        movimientos: [{ fecha: desde, lugares, valor: precio, causa: 'VENTA', reservaId: null }],
        pagos: [],
      };
      centro.vendidos.set(id, vendido);
      if (monto > 0) anotarPago(centro, vendido, { tipo: 'PAGO', monto, medio, nota: nota ?? '' });
      return vistaDeVendido(centro, vendido);
    });
  },
);

/** Adds a payment whose id the answer does not tell. */
function anotarPago(
  centro: Centro,
  vendido: Vendido,
  suyo: Pick<Vendido['pagos'][number], 'tipo' | 'monto' | 'medio' | 'nota'>,
): void {
  const pago = centro.nuevoPago({ ...suyo, deMano: true });
  vendido.pagos.push(pago);
  centro.sinNombrar.push(pago);
}

const cuentaDe = (centro: Centro, vendido: Vendido, pago: Vendido['pagos'][number]) => ({
  pago: { ...vistaDePago(centro, null, pago), abonoVendidoId: vendido.id },
  pagado: pagadoDe(vendido),
  saldo: saldoDeVendido(vendido),
});

export const pagarAbono = clase(
  3,
  {
    vendido: unVendido,
    cuanto: aMenudo({ todo: 6, parte: 3, demas: 1 }),
    medio: unMedio,
    nota: unaNotaDePago,
  },
  (centro, { vendido, cuanto, medio, nota }) => {
    const debe = vendido ? saldoDeVendido(vendido) : 0;
    const montos = { todo: debe, parte: Math.floor(debe / 2), demas: debe + 1 };
    const monto = Math.max(1, montos[cuanto]);
    const target = `POST /abonos-vendidos/${idDe(vendido)}/pagos`;
    return crea(centro.adminId, target, { monto, medio, nota }, ({ id }) => {
      exigir(vendido, '404 ABONO_INEXISTENTE');
      exigir(monto <= debe, `409 PAGO_EXCEDIDO ${debe}`);
      const dicho = { tipo: 'PAGO', monto, medio, nota: nota ?? '' } as const;
      const pago = centro.nuevoPago({ id, ...dicho, deMano: true });
      vendido.pagos.push(pago);
      return cuentaDe(centro, vendido, pago);
    });
  },
);

export const anularPagoDeAbono = clase(1.5, { elegido: unPagoDeAbono }, (centro, { elegido }) => {
  const motivo = 'Se anotó mal';
  return envia(centro.adminId, `POST /pagos/${idDe(elegido)}/anular`, { motivo }, () => {
    exigir(elegido, '404 PAGO_INEXISTENTE');
    const { pago, vendido } = elegido;
    exigir(pago.anuladoEn === null, '409 PAGO_YA_ANULADO');
    const sobra = pago.monto - saldoDeVendido(vendido);
    exigir(pago.tipo === 'PAGO' || sobra <= 0, `409 ANULACION_IMPOSIBLE ${sobra}`);
    const falta = pago.monto - pagadoDe(vendido);
    exigir(pago.tipo === 'DEVOLUCION' || falta <= 0, `409 ANULACION_IMPOSIBLE ${falta}`);
    Object.assign(pago, { anuladoEn: centro.ahora, motivo });
    return cuentaDe(centro, vendido, pago);
  });
});

/** The owner gives an abono a later end, or says who else may book with it. */
export const cambiarVendido = clase(
  4,
  {
    vendido: unVendido,
    masDias: quizas(fc.constantFrom(-1, 0, 1, 30), 3),
    otros: quizas(fc.array(fc.nat(9_999), { maxLength: 3 }), 5),
  },
  (centro, { vendido, masDias, otros }) => {
    const clientes = centro.clientes();
    const elegidos = (otros ?? []).flatMap((n) => clientes[n % clientes.length]?.id ?? []);
    const compartidoCon = otros && [...new Set(elegidos)];
    const vence =
      masDias === undefined ? undefined : sumarDias(vendido?.vence ?? '2026-10-01', masDias);
    const body = { motivo: 'Vienen juntas', vence, compartidoCon };
    return envia(centro.adminId, `PUT /abonos-vendidos/${idDe(vendido)}`, body, () => {
      exigir(vendido, '404 ABONO_INEXISTENTE');
      exigir(vendido.motivo === null, '409 ABONO_YA_ANULADO');
      const antes = vendido.vence.match(/\d+/g)?.map(Number) ?? [];
      exigir(!vence || vence >= vendido.vence, `409 FIN_ANTERIOR ${antes[2]}`);
      vendido.vence = vence ?? vendido.vence;
      vendido.compartidoCon = (compartidoCon ?? vendido.compartidoCon).filter(
        (id) => id !== vendido.usuarioId,
      );
      return vistaDeVendido(centro, vendido);
    });
  },
);

export const anularVendido = clase(
  2,
  { vendido: unVendido, cuanto: aMenudo({ nada: 2, todo: 4, demas: 1 }), medio: unMedio },
  (centro, { vendido, cuanto, medio }) => {
    const hasta = vendido ? Math.min(valorSinUsar(vendido), pagadoDe(vendido)) : 0;
    const devolucion = { nada: 0, todo: hasta, demas: hasta + 1 }[cuanto];
    const motivo = 'Se muda';
    const target = `POST /abonos-vendidos/${idDe(vendido)}/anular`;
    return envia(centro.adminId, target, { motivo, devolucion, medio }, () => {
      exigir(vendido, '404 ABONO_INEXISTENTE');
      exigir(vendido.motivo === null, '409 ABONO_YA_ANULADO');
      exigir(devolucion <= hasta, `409 DEVOLUCION_EXCEDIDA ${hasta}`);
      terminarLugares(centro, vendido);
      vendido.motivo = motivo;
      if (devolucion > 0)
        anotarPago(centro, vendido, { tipo: 'DEVOLUCION', monto: devolucion, medio, nota: motivo });
      return vistaDeVendido(centro, vendido);
    });
  },
);

export const misAbonos = clase(1.5, { quien: unLector }, (centro, { quien }) =>
  pide(quien, 'GET /abonos/mios', () => ({ abonos: abonosDe(centro, quien) })),
);

export const abonosDeCliente = clase(1, { cliente: unCliente }, (centro, { cliente }) =>
  pide(centro.adminId, `GET /clientes/${idDe(cliente)}/abonos`, () => {
    exigir(cliente, '404 CLIENTE_NO_ENCONTRADO');
    return { abonos: abonosDe(centro, cliente.id) };
  }),
);

export const verVendido = clase(
  1.5,
  { vendido: unVendido, quien: unLector },
  (centro, { vendido, quien }) =>
    pide(quien, `GET /abonos-vendidos/${idDe(vendido)}`, () => {
      const puede = vendido && (quien === centro.adminId || puedeUsar(vendido, quien));
      exigir(vendido && puede, '404 ABONO_INEXISTENTE');
      const movimientos = vendido.movimientos.map(({ valor: _valor, ...uno }) => {
        const reserva = uno.reservaId === null ? undefined : centro.reservas.get(uno.reservaId);
        return { ...uno, inicio: reserva?.franja.inicio ?? null };
      });
      const anulacion =
        quien === centro.adminId && vendido.motivo !== null ? anulacionDe(vendido) : undefined;
      return { ...vistaDeVendido(centro, vendido), movimientos, ...(anulacion && { anulacion }) };
    }),
);
