import type { AbonoVendido, MovimientoDeAbono } from '@remanso/contract/abono/abonos.contract';
import { fechaCorta } from '@remanso/contract/calendario';
import { useQuery } from '@tanstack/react-query';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { Esqueleto } from '../../../components/ui/estado/Esqueleto.tsx';
import { EstadoDeError } from '../../../components/ui/estado/EstadoDeError.tsx';
import { ZonaDeCarga } from '../../../components/ui/estado/ZonaDeCarga.tsx';
import { abonoEnPalabras, deudaDeAbono } from '../../../entities/abono/abono.view.ts';
import { useCentro } from '../../../lib/centro.ts';
import { useUsuario } from '../../../lib/sesion/useUsuario.ts';
import {
  comoSeTermina,
  conSigno,
  deQuienEs,
  diasEnQueSirve,
  movimientoEnPalabras,
  quienesLoUsan,
} from './mi-abono.view.ts';
import { misMovimientos } from './mis-abonos.queries.ts';

interface PropiedadesDeMiAbono {
  abono: AbonoVendido;
  /** The ids of all abonos of the list, whose ledgers are read together. */
  ids: readonly number[];
}

/** An abono of the client, which opens to show its ledger. */
export function MiAbono({ abono, ids }: PropiedadesDeMiAbono) {
  const [abierto, setAbierto] = useState(false);
  const usuario = useUsuario();
  const deuda = deudaDeAbono(abono);
  const deQuien = deQuienEs(abono, usuario.id);
  return (
    <li className="border-t border-borde first:border-t-0">
      <details className="group" onToggle={(evento) => setAbierto(evento.currentTarget.open)}>
        <summary className="guijarro flex min-h-11 cursor-pointer list-none items-center gap-x-3 py-2 [&::-webkit-details-marker]:hidden">
          <span className="flex grow flex-wrap items-baseline justify-between gap-x-4">
            <span className="[overflow-wrap:anywhere]">
              <span className="font-semibold">{abono.nombre}</span>
              {deQuien && <span className="text-tinta-suave"> {deQuien}</span>}
            </span>
            <span className="cifras text-tinta-suave">{abonoEnPalabras(abono)}</span>
            {deuda && (
              <span className="cifras w-full text-sm font-semibold text-aviso">{deuda}</span>
            )}
          </span>
          <ChevronDown aria-hidden="true" className="size-5 shrink-0 group-open:rotate-180" />
        </summary>
        {abierto && <Abierto abono={abono} ids={ids} />}
      </details>
    </li>
  );
}

function Abierto({ abono, ids }: PropiedadesDeMiAbono) {
  const { comoSePaga } = useCentro();
  const usuario = useUsuario();
  const { data, error, isFetching, refetch } = useQuery(misMovimientos(ids));
  const movimientos = data?.[abono.id];
  const dichos = [
    comoSeTermina(abono, comoSePaga),
    quienesLoUsan(abono, usuario.id),
    diasEnQueSirve(abono),
  ].filter(Boolean);
  return (
    <div className="flex flex-col gap-3 pb-4">
      {dichos.length > 0 && (
        <div className="[overflow-wrap:anywhere]">
          {dichos.map((dicho) => (
            <p key={dicho}>{dicho}</p>
          ))}
        </div>
      )}
      {movimientos && <Movimientos de={abono.nombre} movimientos={movimientos} />}
      {!movimientos && error && (
        <EstadoDeError
          titulo="Error al obtener los movimientos"
          error={error}
          reintentando={isFetching}
          alReintentar={() => void refetch()}
        />
      )}
      {!movimientos && !error && (
        <ZonaDeCarga texto="Cargando movimientos..." className="flex flex-col gap-2">
          <Esqueleto className="h-6" />
          <Esqueleto className="h-6" />
        </ZonaDeCarga>
      )}
    </div>
  );
}

interface PropiedadesDeMovimientos {
  de: string;
  movimientos: readonly MovimientoDeAbono[];
}

/** The ledger of an abono, the newest line first. */
function Movimientos({ de, movimientos }: PropiedadesDeMovimientos) {
  return (
    <ol aria-label={`Movimientos de ${de}`} className="cifras grid gap-y-1.5 text-sm">
      {movimientos.toReversed().map((movimiento, orden) => (
        <li key={movimientos.length - orden} className="flex flex-wrap items-baseline gap-x-2">
          <span className="w-22 text-tinta-suave">{fechaCorta(movimiento.fecha)}</span>
          <span className="w-8 text-right font-bold">{conSigno(movimiento.lugares)}</span>
          <span className="min-w-0 grow basis-36">{movimientoEnPalabras(movimiento)}</span>
        </li>
      ))}
    </ol>
  );
}
