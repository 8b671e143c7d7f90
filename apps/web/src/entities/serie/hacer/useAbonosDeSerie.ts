import { problemaDelDia } from '@remanso/contract/abono/abonos.rules';
import { iniciosDeSerie } from '@remanso/contract/serie/series.rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { losQueSirven } from '../../abono/abono.view.ts';
import { porQueNoAlcanza } from '../../abono/para-reservar.view.ts';
import { consultasDeAbonos } from '../../abono/abonos.queries.ts';
import { consultasDeConfig } from '../../config/config.queries.ts';
import { losQueSeReservan, type Decisiones } from './decisiones.view.ts';
import type { Cuanto, PorRepetir } from './useHacerSerie.ts';

/**
 * The abonos with which the person can pay a series, and the chosen one: the first that has places
 * for all dates that are booked, unless the person chooses otherwise. Nothing is asked where the centre has no abonos.
 */
export function useAbonosDeSerie(
  { clienteId, inicio, personas }: PorRepetir,
  pedida: Cuanto & { tomadas: Decisiones },
) {
  const config = useQuery(consultasDeConfig.delCentro());
  const hayAbonos = config.data?.hayAbonos === true;
  const mios = useQuery({
    ...consultasDeAbonos.mios(),
    enabled: hayAbonos && clienteId === undefined,
  });
  const delCliente = useQuery({
    ...consultasDeAbonos.deCliente(clienteId ?? 0),
    enabled: hayAbonos && clienteId !== undefined,
  });
  const [elegido, setElegido] = useState<number | null | undefined>(undefined);
  const { data = [], isLoading } = clienteId === undefined ? mios : delCliente;
  const { tomadas, ...cuanto } = pedida;
  // A date that is left out needs no place. The dates of a series are all on one day of
  // the week, so that the last one that is booked decides.
  const seReservan = losQueSeReservan(iniciosDeSerie({ inicio, ...cuanto }), tomadas);
  const ultima = seReservan.at(-1) ?? inicio;
  const suyos = losQueSirven(data).filter(({ saldo }) => saldo <= 0 || clienteId !== undefined);
  const abonos = suyos.filter((abono) => problemaDelDia(abono, ultima) === null);
  const todas = { inicio: ultima, personas: personas * seReservan.length };
  const alcanza = abonos.find((abono) => porQueNoAlcanza(abono, todas) === null);
  const porDefecto = alcanza?.id ?? null;
  const id = elegido === undefined ? porDefecto : elegido;
  return {
    abonos,
    /** The abonos that cannot pay all dates, where none can, and why not. */
    noAlcanzan: alcanza
      ? []
      : suyos.map((abono) => ({ abono, porque: porQueNoAlcanza(abono, todas) })),
    /** True while it is not known yet which abonos there are. */
    esperando: config.isLoading || isLoading,
    /** The number of dates that are booked, as far as it is decided. */
    cuantas: seReservan.length,
    elegido: abonos.find((abono) => abono.id === id) ?? null,
    elegir: setElegido,
  };
}
