import { fechaDe, mesDe, sumarDias } from '@remanso/contract/calendario';
import { calcularPrecio } from '@remanso/contract/precios.rules';
import fc from 'fast-check';
import {
  esActiva,
  estadoDe,
  franjaDe,
  franjasVivas,
  hoy,
  type Centro,
  type Reserva,
} from './centro.ts';
import { clienteElegido, diaCercano, diaDe, elegirCliente } from './elegir.ts';
import { paginaDe } from './pagina-de.ts';
import { clase, rechaza, responde } from './paso.ts';
import { SIN_SESION } from './rechazos.ts';
import { franjaParaCliente, vistaPara } from './vistas.ts';

const quienLee = (centro: Centro, elegido: { entre: string; cual: number }) =>
  elegirCliente(centro, elegido)?.id ?? centro.adminId;

export const verDia = clase(
  4,
  fc.record({ cliente: clienteElegido, dia: fc.oneof(fc.constantFrom(0, 1), diaCercano) }),
  (centro, datos) => {
    const fecha = diaDe(centro, datos.dia);
    const espera = responde(200, () =>
      reservables(centro).filter((franja) => franja.fecha === fecha),
    );
    const target = `GET /franjas/client/por-fecha/${fecha}` as const;
    return { peticion: { target, usuarioId: quienLee(centro, datos.cliente) }, espera };
  },
);

export const verVentana = clase(1, clienteElegido, (centro, cliente) => ({
  peticion: { target: 'GET /franjas/client/ventana', usuarioId: quienLee(centro, cliente) },
  espera: responde(200, () => reservables(centro)),
}));

function reservables(centro: Centro) {
  const ultimo = sumarDias(hoy(centro), centro.config.ventanaDias);
  return franjasVivas(centro)
    .filter(({ inicio }) => inicio > centro.ahora && fechaDe(inicio) <= ultimo)
    .map((franja) => franjaParaCliente(centro, franja));
}

const SIZE = 5;

export const misReservas = clase(
  4,
  fc.record({
    cliente: clienteElegido,
    page: fc.nat(2),
    tokenViejo: fc.constantFrom(true, false, false, false),
  }),
  (centro, { cliente, page, tokenViejo }) => {
    const usuarioId = quienLee(centro, cliente);
    const espera = responde(200, () => {
      const suyas = reservasDe(centro, usuarioId).toReversed();
      const vista = (reserva: Reserva) => vistaPara(centro, usuarioId, reserva);
      return paginaDe(suyas, { page, size: SIZE, vista });
    });
    const target = `GET /reservas/mias?page=${page}` as const;
    return {
      peticion: { target, usuarioId, tokenViejo },
      espera: tokenViejo ? rechaza(SIN_SESION) : espera,
    };
  },
);

function reservasDe(centro: Centro, usuarioId: number): Reserva[] {
  return [...centro.reservas.values()]
    .filter((reserva) => reserva.usuarioId === usuarioId)
    .toSorted((a, b) => a.id - b.id);
}

export const verResumen = clase(4, clienteElegido, (centro, cliente) => {
  const usuarioId = quienLee(centro, cliente);
  const espera = responde(200, () => resumen(centro, usuarioId));
  return { peticion: { target: 'GET /reservas/mias/resumen', usuarioId }, espera };
});

function resumen(centro: Centro, usuarioId: number) {
  const suyas = reservasDe(centro, usuarioId).map((reserva) => ({
    reserva,
    inicio: franjaDe(centro, reserva).inicio,
  }));
  const mes = mesDe(hoy(centro));
  const [proxima] = suyas
    .filter(({ reserva, inicio }) => esActiva(centro, reserva) && inicio > centro.ahora)
    .toSorted((a, b) => (a.inicio < b.inicio ? -1 : 1));
  const esteMes = suyas.filter(
    ({ reserva, inicio }) =>
      estadoDe(centro, reserva) !== 'CANCELADA' &&
      mes.desde <= fechaDe(inicio) &&
      fechaDe(inicio) <= mes.hasta,
  );
  const gastadas = suyas.filter(
    ({ reserva, inicio }) => estadoDe(centro, reserva) !== 'CANCELADA' && inicio <= centro.ahora,
  );
  return {
    proxima: proxima ? vistaPara(centro, usuarioId, proxima.reserva) : null,
    estadisticas: {
      total: suyas.length,
      activas: suyas.filter(({ reserva }) => esActiva(centro, reserva)).length,
      completadas: suyas.filter(({ reserva }) => estadoDe(centro, reserva) === 'COMPLETADA').length,
      esteMes: esteMes.length,
      totalGastado: gastadas.reduce((suma, { reserva }) => suma + reserva.precio, 0),
    },
  };
}

export const consultarPrecio = clase(
  1,
  fc.record({ cliente: clienteElegido, personas: fc.integer({ min: 1, max: 10 }) }),
  (centro, { cliente, personas }) => {
    const espera = responde(200, () => calcularPrecio(centro.config.precios, personas));
    const target = `GET /reservas/calcular-precio?cantidadPersonas=${personas}` as const;
    return { peticion: { target, usuarioId: quienLee(centro, cliente) }, espera };
  },
);
