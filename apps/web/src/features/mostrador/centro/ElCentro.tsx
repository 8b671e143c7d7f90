import type { Centro } from '@remanso/contract/centro/centro.contract';
import type { CambiosDelCentro } from '@remanso/contract/centro/centro.forms';
import { useQuery } from '@tanstack/react-query';
import { useState, type ComponentType } from 'react';
import { useGuardarSinPisar } from '../../../components/diferencias/useGuardarSinPisar.ts';
import { Formulario, type EstadoDeFormulario } from '../../../components/form/Formulario.tsx';
import { Pagina } from '../../../components/layout/Pagina.tsx';
import { Boton } from '../../../components/ui/Boton.tsx';
import { EstadoDeError } from '../../../components/ui/estado/EstadoDeError.tsx';
import { Esqueleto } from '../../../components/ui/estado/Esqueleto.tsx';
import { Tarjeta } from '../../../components/ui/Tarjeta.tsx';
import { ZonaDeCarga } from '../../../components/ui/estado/ZonaDeCarga.tsx';
import { useCambiosSinGuardar } from '../../../components/ui/dialogo/useCambiosSinGuardar.ts';
import {
  ERROR_AL_GUARDAR,
  consultasDelCentro,
  leerCentro,
  useActualizarCentro,
} from '../../../entities/centro/centro.queries.ts';
import { cartel } from '../../../lib/carteles.ts';
import { CamposDelCentro } from './CamposDelCentro.tsx';
import { VistaPrevia } from './VistaPrevia.tsx';
import {
  EsquemaDelCentro,
  cambiosDe,
  centroDeMuestra,
  centroEditable,
  paraElFormulario,
  type CentroEditable,
} from './centro.view.ts';

interface PropiedadesDeElCentro {
  /** The component of the landing page, which belongs to the feature portada. */
  Portada: ComponentType;
}

/** The form of the centre's data, with a preview of the landing and of an e-mail. */
export function ElCentro({ Portada }: PropiedadesDeElCentro) {
  const { data: centro, error, isFetching, refetch } = useQuery(consultasDelCentro.actual());
  // The form mounts anew (by `key`) with the saved data after each save.
  const [guardados, setGuardados] = useState(0);
  return (
    <Pagina titulo="El centro" bajada="Lo que dicen la portada, el pie y los mensajes.">
      {centro && (
        <Edicion
          key={guardados}
          centro={centro}
          Portada={Portada}
          alGuardar={() => setGuardados((veces) => veces + 1)}
        />
      )}
      {!centro && error && (
        <EstadoDeError
          titulo="Error al cargar los datos del centro"
          error={error}
          reintentando={isFetching}
          alReintentar={refetch}
        />
      )}
      {!centro && !error && (
        <ZonaDeCarga texto="Cargando los datos del centro...">
          <Esqueleto className="h-200" />
        </ZonaDeCarga>
      )}
    </Pagina>
  );
}

interface PropiedadesDeEdicion extends PropiedadesDeElCentro {
  centro: Centro;
  alGuardar: () => void;
}

function Edicion({ centro, Portada, alGuardar }: PropiedadesDeEdicion) {
  const [conocido] = useState(() => centroEditable(centro));
  const guardarSinPisar = useGuardarSinPisar();
  const { mutateAsync: actualizar } = useActualizarCentro();

  async function guardar(datos: CambiosDelCentro): Promise<void> {
    const desenlace = await guardarSinPisar({
      accion: 'actualizarCentro',
      conocido,
      aca: { ...conocido, ...datos } as CentroEditable,
      leer: async () => {
        const { datos: actual, etiqueta } = await leerCentro();
        return { datos: centroEditable(actual), etiqueta };
      },
      guardar: (queda, actual, headers) =>
        actualizar({ cambios: cambiosDe(queda, actual), headers }),
    });
    if (!desenlace) return;
    if (desenlace.respuesta) cartel.exito('Los datos del centro quedaron guardados');
    alGuardar();
  }

  return (
    <Formulario
      esquema={EsquemaDelCentro}
      valores={paraElFormulario(conocido)}
      siFalla={ERROR_AL_GUARDAR}
      className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(20rem,32rem)]"
      alEnviar={guardar}
    >
      {(f) => (
        <>
          <CambiosSinGuardar f={f} />
          <Tarjeta className="flex flex-col gap-8">
            <CamposDelCentro f={f} />
            <div className="flex justify-end border-t border-borde pt-5 max-sm:*:grow">
              <Boton type="submit" variante="primary" cargando={f.enviando}>
                Guardar cambios
              </Boton>
            </div>
          </Tarjeta>
          <VistaPrevia
            centro={centroDeMuestra(f.form.watch(), centro)}
            cambios={EsquemaDelCentro.safeParse(f.form.watch()).data}
            Portada={Portada}
          />
        </>
      )}
    </Formulario>
  );
}

function CambiosSinGuardar({
  f: { form, enviando },
}: {
  f: EstadoDeFormulario<typeof EsquemaDelCentro>;
}) {
  const { isDirty } = form.formState;
  useCambiosSinGuardar(
    isDirty && !enviando
      ? {
          titulo: '¿Salir sin guardar los datos del centro?',
          detalle: 'Pierdes lo que cambiaste acá. Sigue valiendo lo guardado.',
        }
      : null,
  );
  return null;
}
