import { fechaDe } from '@remanso/contract/calendario';
import type { Espera } from '@remanso/contract/espera/esperas.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { consultasDeConfig } from '../config/config.queries.ts';
import { consultasDePrecios } from '../precio/precios.queries.ts';
import type { PrecioCambiado } from '../reserva/avance/avance.ts';
import { conPrecioAlDia, esCambioDePrecio } from '../reserva/avance/precio-cambiado.ts';
import { mensajeDe } from '../../lib/api/ErrorDeApi.ts';
import { DURACION_DE_RESERVA, cartel } from '../../lib/carteles.ts';
import { destinoCon } from '../../lib/direccion/direccion.ts';
import { navegar } from '../../lib/direccion/navegacion.ts';
import {
  ERROR_AL_ACEPTAR,
  mutacionesDeEsperas,
  type DatosDeAceptacion,
} from './esperas.mutations.ts';

/** Accepts an offer at the price that is shown, and goes to the booking in Mis Reservas. */
export function useAceptar({ id, personas, franja }: Espera) {
  const consultas = useQueryClient();
  const { data: config } = useQuery(consultasDeConfig.delCentro());
  const { data: precio } = useQuery(
    consultasDePrecios.para(personas, fechaDe(franja.inicio), config),
  );
  const { mutateAsync, isPending: enviando } = useMutation(mutacionesDeEsperas.aceptar());
  const [error, setError] = useState<string | null>(null);
  const [precioCambiado, setPrecioCambiado] = useState<PrecioCambiado | null>(null);

  /** Returns whether the places are booked. */
  async function aceptar(quienes: Omit<DatosDeAceptacion, 'precioEsperado'>): Promise<boolean> {
    setError(null);
    const body = { ...quienes, ...(precio && { precioEsperado: precio.precioTotal }) };
    try {
      const hecha = await conPrecioAlDia(mutateAsync({ id, body }), () =>
        consultas.refetchQueries({ queryKey: consultasDePrecios.todas, type: 'active' }),
      );
      cartel.exito('La reserva quedó en Mis Reservas', { duracion: DURACION_DE_RESERVA });
      navegar(destinoCon('/reservas/mis-reservas', { reserva: hecha.id }));
      return true;
    } catch (fallo) {
      if (precio && esCambioDePrecio(fallo)) {
        setPrecioCambiado({ antes: precio.precioTotal, texto: fallo.message });
      } else setError(mensajeDe(fallo, ERROR_AL_ACEPTAR));
      return false;
    }
  }

  return { config, precio, precioCambiado, error, enviando, aceptar };
}
