import { fechaDe, horaDe } from '@remanso/contract/calendario';
import type { Espera } from '@remanso/contract/espera/esperas.contract';
import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { consultasDeConfig } from '../config/config.queries.ts';
import { consultasDePrecios } from '../precio/precios.queries.ts';
import type { PrecioCambiado } from '../reserva/avance/avance.ts';
import { conPrecioAlDia, esCambioDePrecio } from '../reserva/avance/precio-cambiado.ts';
import { esDeAbono } from '../reserva/avance/rechazo-de-abono.ts';
import { ErrorDeApi, mensajeDe } from '../../lib/api/ErrorDeApi.ts';
import { DURACION_DE_RESERVA, cartel } from '../../lib/carteles.ts';
import { destinoCon } from '../../lib/direccion/direccion.ts';
import { navegar } from '../../lib/direccion/navegacion.ts';
import { useAbonoDeLaOferta } from './useAbonoDeLaOferta.ts';
import {
  ERROR_AL_ACEPTAR,
  mutacionesDeEsperas,
  type DatosDeAceptacion,
} from './esperas.mutations.ts';

/**
 * Accepts an offer with an abono or at the price that is shown, gives the turn `deja` back, and goes
 * to the booking in Mis Reservas.
 */
export function useAceptar(oferta: Espera, deja: ReservaDeCliente | undefined) {
  const { id, personas, franja } = oferta;
  const consultas = useQueryClient();
  const { data: config } = useQuery(consultasDeConfig.delCentro());
  const { data: precio } = useQuery(
    consultasDePrecios.para(personas, fechaDe(franja.inicio), config),
  );
  const { sostener, ...abono } = useAbonoDeLaOferta(oferta, config);
  const { mutateAsync, isPending: enviando } = useMutation(mutacionesDeEsperas.aceptar());
  const [error, setError] = useState<string | null>(null);
  const [precioCambiado, setPrecioCambiado] = useState<PrecioCambiado | null>(null);

  /** Returns whether the places are booked. */
  async function aceptar(
    quienes: Omit<DatosDeAceptacion, 'precioEsperado' | 'abonoVendidoId' | 'devolver'>,
  ): Promise<boolean> {
    setError(null);
    const aPrecio = precio && { precioEsperado: precio.precioTotal };
    const body = {
      ...quienes,
      ...(abono.id === null ? aPrecio : { abonoVendidoId: abono.id }),
      ...(deja && { devolver: deja.id }),
    };
    try {
      const hecha = await conPrecioAlDia(mutateAsync({ id, body }), () =>
        consultas.refetchQueries({ queryKey: consultasDePrecios.todas, type: 'active' }),
      );
      cartel.exito('La reserva quedó en Mis Reservas', {
        ...(deja && { detalle: `El turno de las ${horaDe(deja.franja.inicio)} quedó cancelado.` }),
        duracion: DURACION_DE_RESERVA,
      });
      navegar(destinoCon('/reservas/mis-reservas', { reserva: hecha.id }));
      return true;
    } catch (fallo) {
      if (precio && esCambioDePrecio(fallo)) {
        setPrecioCambiado({ antes: precio.precioTotal, texto: fallo.message });
      } else {
        if (fallo instanceof ErrorDeApi && esDeAbono(fallo.codigo)) sostener();
        setError(mensajeDe(fallo, ERROR_AL_ACEPTAR));
      }
      return false;
    }
  }

  function elegirAbono(cual: number | null) {
    setError(null);
    setPrecioCambiado(null);
    abono.elegir(cual);
  }

  return {
    config,
    precio,
    abono: { ...abono, elegir: elegirAbono },
    precioCambiado,
    error,
    enviando,
    aceptar,
  };
}
