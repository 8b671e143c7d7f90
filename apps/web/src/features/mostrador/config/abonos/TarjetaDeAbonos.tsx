import type { Abono } from '@remanso/contract/abono/abonos.contract';
import type { Precio } from '@remanso/contract/precio/precios.rules';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { Suspense, useId, useState } from 'react';
import { Boton } from '../../../../components/ui/Boton.tsx';
import { Enlace, enlaceDeTexto } from '../../../../components/ui/Enlace.tsx';
import { EstadoDeError } from '../../../../components/ui/estado/EstadoDeError.tsx';
import { Insignia } from '../../../../components/ui/Insignia.tsx';
import { Tarjeta } from '../../../../components/ui/Tarjeta.tsx';
import { confirmar } from '../../../../components/ui/dialogo/confirmar.ts';
import {
  ofertaEnPalabras,
  vigenciaEnPalabras,
} from '../../../../entities/abono/abono-en-venta.view.ts';
import { consultasDeAbonos } from '../../../../entities/abono/abonos.queries.ts';
import { mensajeDe } from '../../../../lib/api/ErrorDeApi.ts';
import { cartel } from '../../../../lib/carteles.ts';
import { perezosa } from '../../../../lib/perezosa.ts';
import { ERROR_AL_GUARDAR_ABONO, useCambiarAbono } from './abonos-en-venta.mutations.ts';

const FormularioDeAbono = perezosa(
  async () => (await import('./FormularioDeAbono.tsx')).FormularioDeAbono,
);

/** The abonos that the centre sells. A centre that sells none sees a sentence and a button. */
export function TarjetaDeAbonos({ precios }: { precios: readonly Precio[] }) {
  const idDeTitulo = useId();
  const { data: abonos, error, isFetching, refetch } = useQuery(consultasDeAbonos.enVenta());
  const [agregando, setAgregando] = useState(false);
  return (
    <Tarjeta como="section" aria-labelledby={idDeTitulo}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 id={idDeTitulo} className="text-xl font-bold">
          Abonos
        </h2>
        <Boton
          variante="outline"
          tamano="sm"
          icono={<Plus aria-hidden="true" className="size-4" />}
          onClick={() => setAgregando(true)}
        >
          Agregar abono
        </Boton>
      </div>
      {abonos?.length === 0 && (
        <p className="text-tinta-suave">
          Varios lugares pagados de una vez, para usar de a uno. Todavía no se vende ninguno.
        </p>
      )}
      {abonos && abonos.length > 0 && (
        <>
          <ul>
            {abonos.map((abono) => (
              <Renglon key={abono.id} abono={abono} />
            ))}
          </ul>
          <Enlace a="/dashboard/caja?vista=abonos" className={`text-sm ${enlaceDeTexto}`}>
            Ver los vendidos
          </Enlace>
        </>
      )}
      {!abonos && error && (
        <EstadoDeError
          titulo="Error al obtener los abonos"
          error={error}
          reintentando={isFetching}
          alReintentar={refetch}
        />
      )}
      {agregando && (
        <Suspense>
          <FormularioDeAbono
            suelto={precios.find(({ capacidad }) => capacidad === 1)?.precio}
            alCerrar={() => setAgregando(false)}
          />
        </Suspense>
      )}
    </Tarjeta>
  );
}

function Renglon({ abono }: { abono: Abono }) {
  const { id, nombre, activo } = abono;
  const { mutateAsync: cambiar, isPending } = useCambiarAbono();

  async function dejarDeVender() {
    const dejado = await confirmar({
      titulo: `¿Dejar de vender ${nombre}?`,
      detalle: 'Lo que ya se vendió sigue valiendo. Lo puedes volver a vender cuando haga falta.',
      accion: 'Dejar de vender',
      alConfirmar: () => cambiar({ id, activo: false }),
      siFalla: ERROR_AL_GUARDAR_ABONO,
    });
    if (dejado) cartel.exito('Ya no se vende', { detalle: nombre });
  }

  async function volverAVender() {
    try {
      await cambiar({ id, activo: true });
      cartel.exito('Se vende otra vez', { detalle: nombre });
    } catch (error) {
      cartel.error(mensajeDe(error, ERROR_AL_GUARDAR_ABONO));
    }
  }

  const accion = activo ? 'Dejar de vender' : 'Volver a vender';
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 border-t border-borde py-2.5 first:border-t-0">
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2 font-semibold [overflow-wrap:anywhere]">
          {nombre}
          {!activo && <Insignia>No se vende</Insignia>}
        </p>
        <p className="cifras text-tinta-suave">{ofertaEnPalabras(abono)}</p>
        <p className="cifras text-sm text-tinta-suave">{vigenciaEnPalabras(abono)}</p>
      </div>
      <Boton
        variante="ghost"
        tamano="sm"
        aria-label={`${accion}: ${nombre}`}
        cargando={isPending}
        onClick={activo ? dejarDeVender : volverAVender}
      >
        {accion}
      </Boton>
    </li>
  );
}
