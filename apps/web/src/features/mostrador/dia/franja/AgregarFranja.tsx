import { fechaDe } from '@remanso/contract/calendario';
import type { Franja } from '@remanso/contract/franja/franjas.contract';
import { useId } from 'react';
import { FechaDeFormulario } from '../../../../components/fecha/FechaDeFormulario.tsx';
import { Formulario } from '../../../../components/form/Formulario.tsx';
import { Boton } from '../../../../components/ui/Boton.tsx';
import { Consecuencias } from '../../../../components/ui/dialogo/Consecuencias.tsx';
import { confirmar } from '../../../../components/ui/dialogo/confirmar.ts';
import { Modal } from '../../../../components/ui/dialogo/Modal.tsx';
import { cartel } from '../../../../lib/carteles.ts';
import { navegar } from '../../../../lib/direccion/navegacion.ts';
import { destinoDeFecha } from '../../../../entities/franja/dia-en-direccion.view.ts';
import { CamposDeHoras } from './CamposDeHoras.tsx';
import { PieDeFormulario } from '../../../../components/form/PieDeFormulario.tsx';
import {
  FormularioDeFranja,
  POR_DEFECTO,
  desdeDonde,
  momentosDe,
  primerHueco,
  rarezasDe,
  sinPrefijo,
  textoDeAgregada,
} from './franja-editada.view.ts';
import { ERROR_AL_AGREGAR, useAgregarFranja } from './franjas.mutations.ts';

/**
 * Asks for confirmation where a new franja is unusual (rarezasDe). Resolves to true without asking
 * where `rarezas` is empty.
 */
async function confirmarRarezas(rarezas: string[]): Promise<boolean> {
  if (rarezas.length === 0) return true;
  return confirmar({
    titulo: '¿Agregar ese turno?',
    detalle: <Consecuencias puntos={rarezas} />,
    accion: 'Agregar turno',
    volver: 'Corregir',
    tono: 'normal',
  });
}

interface PropiedadesDeAgregarFranja {
  /** The day on screen, with which the form begins. */
  fecha: string;
  franjas: readonly Franja[];
  ahora: string;
  alCerrar: () => void;
}

export function AgregarFranja({ fecha, franjas, ahora, alCerrar }: PropiedadesDeAgregarFranja) {
  const { mutateAsync: agregar, isPending } = useAgregarFranja();
  const formulario = useId();
  const hoy = fechaDe(ahora);
  const desde = desdeDonde(fecha, ahora);
  const hueco = fecha < hoy ? null : primerHueco(franjas, desde);
  return (
    <Modal
      abierto
      ancho="sm"
      titulo="Agregar Turno"
      subtitulo="Un turno suelto, además de los que salen de los horarios."
      ocupado={isPending}
      alCerrar={alCerrar}
      pie={
        <PieDeFormulario
          formulario={formulario}
          accion="Guardar turno"
          ocupado={isPending}
          alCerrar={alCerrar}
        />
      }
    >
      <Formulario
        id={formulario}
        esquema={FormularioDeFranja}
        valores={{ fecha, ...POR_DEFECTO }}
        siFalla={ERROR_AL_AGREGAR}
        alEnviar={async ({ fecha: elegida, ...horas }) => {
          if (!(await confirmarRarezas(rarezasDe(elegida, horas, hoy)))) return;
          try {
            const { franja } = await agregar(momentosDe(elegida, horas));
            cartel.exito(textoDeAgregada(franja));
          } catch (error) {
            throw sinPrefijo(error);
          }
          alCerrar();
          if (elegida !== fecha) navegar(destinoDeFecha(elegida, hoy));
        }}
      >
        {({ campo, form }) => (
          <>
            <FechaDeFormulario
              {...campo('fecha')}
              valor={form.watch('fecha')}
              etiqueta="Fecha"
              minimo={hoy}
            />
            <CamposDeHoras campo={campo} />
            {hueco && hueco.inicio !== POR_DEFECTO.inicio && form.watch('fecha') === fecha && (
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm">
                {form.watch('inicio') === POR_DEFECTO.inicio && (
                  <p className="basis-full">
                    A las {POR_DEFECTO.inicio}{' '}
                    {desde === POR_DEFECTO.inicio ? 'ya hay un turno.' : 'ya no se puede.'}
                  </p>
                )}
                <p className="text-tinta-suave">
                  Primer hueco libre: {hueco.inicio} a {hueco.fin}
                </p>
                <Boton
                  variante="agua"
                  tamano="sm"
                  onClick={() => {
                    form.setValue('inicio', hueco.inicio);
                    form.setValue('fin', hueco.fin);
                    form.clearErrors();
                  }}
                >
                  Usar ese horario
                </Boton>
              </div>
            )}
          </>
        )}
      </Formulario>
    </Modal>
  );
}
