import { isDeepStrictEqual } from 'node:util';
import { restarHoras } from '@remanso/contract/calendario';
import { franjaViva, type Asiento, type Centro, type Pedido, type Usuario } from './centro.ts';
import { guardado } from './elegir.ts';
import { rechaza, responde, type Espera } from './paso.ts';
import * as no from './rechazos.ts';
import { precioCambiado } from './rechazos-de-limite.ts';
import {
  impedimentoDeLimite,
  impedimentoDeOcupar,
  impedimentoDeRepetir,
  precioDe,
} from './reglas-de-reserva.ts';
import { vistaPara } from './vistas.ts';

const HORAS_DE_UNA_CLAVE = 24;

interface Peticion {
  usuarioId: number;
  pedido: Pedido;
  clave?: string | undefined;
}

/**
 * Returns the expected answer to a request to book: for a day the same request with the same key is answered as the
 * first time; a refusal is not kept (rules §7, §9.10).
 */
export function alPedir(centro: Centro, { usuarioId, pedido, clave }: Peticion): Espera {
  if (clave === undefined) return alReservar(centro, usuarioId, pedido);
  const suya = `${usuarioId}/${clave}`;
  const anterior = centro.claves.get(suya);
  if (anterior && anterior.momento >= restarHoras(centro.ahora, HORAS_DE_UNA_CLAVE)) {
    const esElMismo = isDeepStrictEqual(comoSeLee(anterior.pedido), comoSeLee(pedido));
    return esElMismo ? responde(201, () => anterior.respuesta) : rechaza(no.CLAVE_REUTILIZADA);
  }
  const espera = alReservar(centro, usuarioId, pedido);
  if (espera.status !== 201) return espera;
  return responde(201, (asignados) => {
    const respuesta = espera.aplicar(asignados);
    const momento = centro.ahora;
    centro.claves.set(suya, { usuarioId, clave, pedido, respuesta, momento });
    return respuesta;
  });
}

/** Returns what the server reads of a request: two that differ only in how they were typed are the same. */
function comoSeLee(pedido: Pedido): unknown {
  const { acompaniantes, ...demas } = pedido;
  const leido = { ...demas, acompaniantes: acompaniantes.map(comoAsiento) };
  return JSON.parse(JSON.stringify(leido));
}

function comoAsiento({ nombre, genero = 'OTROS' }: Pedido['acompaniantes'][number]) {
  return { nombre: guardado(nombre), sexo: genero };
}

function alReservar(centro: Centro, usuarioId: number, pedido: Pedido): Espera {
  const { franjaId, acompaniantes, clienteId = usuarioId } = pedido;
  const personas = acompaniantes.length + 1;
  const isAdmin = usuarioId === centro.adminId;
  // A `clienteId` that a client sends is ignored (rules §9.11).
  const titular = centro.usuarios.get(isAdmin ? clienteId : usuarioId);
  if (!franjaViva(centro, franjaId)) return rechaza(no.FRANJA_INEXISTENTE);
  if (!titular) return rechaza(no.CLIENTE_NO_ENCONTRADO);
  const porEncargo = isAdmin && pedido.clienteId !== undefined;
  const esReservable = titular.rol === 'CLIENT' && titular.activo;
  if (porEncargo && !esReservable) return rechaza(no.CLIENTE_NO_RESERVABLE);
  const impedimento =
    impedimentoDeOcupar(centro, { franjaId, personas, isAdmin }) ??
    impedimentoDeRepetir(centro, { franjaId, usuarioId: titular.id, isAdmin }) ??
    impedimentoDeLimite(centro, { usuarioId: titular.id, isAdmin });
  if (impedimento) return rechaza(impedimento);
  const precio = precioDe(centro, personas);
  const { precioEsperado = precio } = pedido;
  if (precioEsperado !== precio) return rechaza(precioCambiado(precio));
  return responde(201, ({ id, asientoIds }) => {
    const gente = [deTitular(titular, pedido), ...acompaniantes.map(comoAsiento)];
    const reserva = {
      id,
      franjaId,
      usuarioId: titular.id,
      estado: 'CONFIRMADA' as const,
      precio,
      notas: pedido.notas || `Reserva para ${personas} persona(s)`,
      creadaEn: centro.ahora,
      asientos: gente.map((persona, n): Asiento => ({
        id: asientoIds[n] ?? 0,
        esTitular: n === 0,
        ...persona,
      })),
    };
    centro.reservas.set(id, reserva);
    return vistaPara(centro, usuarioId, reserva);
  });
}

function deTitular({ nombre, apellido, genero }: Usuario, { generoTitular }: Pedido) {
  return { nombre: `${nombre} ${apellido}`, sexo: generoTitular ?? genero };
}
