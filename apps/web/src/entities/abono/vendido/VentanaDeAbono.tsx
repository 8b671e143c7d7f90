import type { AbonoVendido } from '@remanso/contract/abono/abonos.contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Boton } from '../../../components/ui/Boton.tsx';
import { Enlace, enlaceDeTexto } from '../../../components/ui/Enlace.tsx';
import { Esqueleto } from '../../../components/ui/estado/Esqueleto.tsx';
import { EstadoDeError } from '../../../components/ui/estado/EstadoDeError.tsx';
import { ZonaDeCarga } from '../../../components/ui/estado/ZonaDeCarga.tsx';
import { Modal } from '../../../components/ui/dialogo/Modal.tsx';
import { enLista } from '../../../lib/palabras.ts';
import { usePermiso } from '../../../lib/sesion/usePermiso.ts';
import { diasEnPlural } from '../abono-en-venta.view.ts';
import { abonoEnPalabras } from '../abono.view.ts';
import { consultasDeAbonos } from '../abonos.queries.ts';
import { AnularAbono } from './AnularAbono.tsx';
import { CompartirAbono } from './CompartirAbono.tsx';
import { CuentaDeAbono } from './CuentaDeAbono.tsx';
import { ExtenderAbono } from './ExtenderAbono.tsx';
import { MovimientosDeAbono } from './MovimientosDeAbono.tsx';
import { anulacionEnPalabras, nombreDe, ventaEnPalabras } from './vendido.view.ts';

interface PropiedadesDeVentanaDeAbono {
  id: number;
  alCerrar: () => void;
}

/** A sold abono at the desk: what is left of it, what is owed, and its ledger. */
export function VentanaDeAbono({ id, alCerrar }: PropiedadesDeVentanaDeAbono) {
  const { data: abono, error, isFetching, refetch } = useQuery(consultasDeAbonos.vendido(id));
  const esAdmin = usePermiso('admin');
  const anulado = abono?.estado === 'ANULADO';
  return (
    <Modal
      abierto
      titulo={abono?.nombre ?? 'Abono'}
      subtitulo={abono && <DeQuien abono={abono} />}
      alCerrar={alCerrar}
      pie={abono && !anulado && esAdmin && <Cambios abono={abono} />}
    >
      {abono ? (
        <div className="flex flex-col gap-5">
          <div>
            <p className="cifras text-lg font-bold">{abonoEnPalabras(abono)}</p>
            <p className="cifras text-tinta-suave">{ventaEnPalabras(abono)}</p>
            {abono.anulacion &&
              anulacionEnPalabras(abono.anulacion).map((dicho) => (
                <p key={dicho} className="cifras [overflow-wrap:anywhere]">
                  {dicho}
                </p>
              ))}
            {!anulado && abono.dias && <p>Se usa los {diasEnPlural(abono.dias)}</p>}
            {!anulado && abono.compartidoCon.length > 0 && (
              <p className="[overflow-wrap:anywhere]">
                Lo comparte con {enLista(abono.compartidoCon.map(nombreDe))}
              </p>
            )}
          </div>
          <CuentaDeAbono abono={abono} />
          <MovimientosDeAbono movimientos={abono.movimientos} />
        </div>
      ) : error ? (
        <EstadoDeError
          titulo="Error al obtener el abono"
          error={error}
          reintentando={isFetching}
          alReintentar={() => void refetch()}
        />
      ) : (
        <ZonaDeCarga texto="Cargando abono..." className="flex flex-col gap-4">
          <Esqueleto className="h-14" />
          <Esqueleto className="h-9" />
          <Esqueleto className="h-40" />
        </ZonaDeCarga>
      )}
    </Modal>
  );
}

/** The client of the abono, which leads to the client's page. */
function DeQuien({ abono: { cliente } }: { abono: AbonoVendido }) {
  if (!cliente) return nombreDe(cliente);
  return (
    <Enlace a={`/dashboard/clientes?cliente=${cliente.id}`} className={enlaceDeTexto}>
      {nombreDe(cliente)}
    </Enlace>
  );
}

/** The changes of a sold abono that an administrator may make. */
function Cambios({ abono }: { abono: AbonoVendido }) {
  const [abierto, setAbierto] = useState<'anular' | 'compartir' | 'extender' | null>(null);
  const cerrar = () => setAbierto(null);
  return (
    <>
      <Boton variante="ghost" onClick={() => setAbierto('anular')}>
        Anular
      </Boton>
      <Boton variante="outline" onClick={() => setAbierto('compartir')}>
        Compartir
      </Boton>
      <Boton variante="outline" onClick={() => setAbierto('extender')}>
        Extender
      </Boton>
      {abierto === 'anular' && <AnularAbono abono={abono} alCerrar={cerrar} />}
      {abierto === 'compartir' && <CompartirAbono abono={abono} alCerrar={cerrar} />}
      {abierto === 'extender' && <ExtenderAbono abono={abono} alCerrar={cerrar} />}
    </>
  );
}
