import type { Sexo } from '@remanso/contract/franja/franjas.rules';
import { DatosParaReservar } from '@remanso/contract/persona/usuarios.forms';
import { type ReactNode, useEffect } from 'react';
import { CamposDePersona } from '../../../../components/form/CamposDePersona.tsx';
import { ParaQueSonLosDatos } from '../../../../components/form/ParaQueSonLosDatos.tsx';
import { Formulario } from '../../../../components/form/Formulario.tsx';
import { Enlace, enlaceDeTexto } from '../../../../components/ui/Enlace.tsx';
import { Nota } from '../../../../components/ui/Nota.tsx';
import { Tarjeta } from '../../../../components/ui/Tarjeta.tsx';
import { FORMULARIO_DE_PARTICIPANTES } from '../../../../entities/reserva/participantes.view.ts';
import { EleccionDeGenero } from '../../../../entities/reserva/participantes/EleccionDeGenero.tsx';
import { RESERVAR } from '../../../../lib/direccion/destino.ts';
import { leerPuertas } from '../../../../lib/puertas.ts';
import { buscarVisitante, guardarVisitante } from '../../../../lib/sesion/visita.ts';
import { enfocarCampo } from '../BarraDeResumen.tsx';

interface PropiedadesDeDatosDeVisita {
  genero: Sexo | null;
  alElegirGenero: (genero: Sexo) => void;
  /** Called as soon as the form is on screen, and again where the function changes. */
  alLlegar: () => void;
  /** Goes on; returns the name of a control to focus where something else is missing. */
  alSeguir: () => string | null;
  /** Called with each attempt to go on, so that all that is missing is said at once. */
  alIntentar: () => void;
  /** The cards of the companions. */
  children: ReactNode;
}

/** Asks who books, where nobody is logged in. What is typed is kept for two hours. */
export function DatosDeVisita({
  genero,
  alElegirGenero,
  alLlegar,
  alSeguir,
  alIntentar,
  children,
}: PropiedadesDeDatosDeVisita) {
  useEffect(alLlegar, [alLlegar]);
  const { conCodigo } = leerPuertas();
  const { nombre = '', apellido = '', email = '', telefono = '' } = buscarVisitante() ?? {};
  return (
    <Formulario
      id={FORMULARIO_DE_PARTICIPANTES}
      esquema={DatosParaReservar}
      valores={{ nombre, apellido, email, telefono, ...(genero && { genero }) }}
      siFalla=""
      className="flex flex-col gap-4"
      alIntentar={alIntentar}
      alEnviar={(datos) => {
        guardarVisitante(datos);
        const falta = alSeguir();
        if (falta) enfocarCampo(falta);
      }}
    >
      {({ campo, form }) => (
        <ol className="flex flex-col gap-4">
          <Tarjeta como="li">
            <div
              className="flex flex-col gap-4"
              onChange={() => guardarVisitante(form.getValues())}
              onBlur={() => guardarVisitante(form.getValues())}
            >
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="text-xl font-bold">Tus datos</span>
                <Enlace a="/login" state={{ volver: RESERVAR }} className={enlaceDeTexto}>
                  Ya tengo cuenta
                </Enlace>
              </p>
              {!conCodigo && (
                <Nota>
                  Para confirmar, al final eliges una contraseña. No te enviamos ningún código.
                </Nota>
              )}
              <CamposDePersona
                campo={campo}
                leer={form.getValues}
                escribir={form.setValue}
                genero={
                  <div className="sm:col-span-2">
                    <EleccionDeGenero
                      campo={campo('genero', {
                        onChange: ({ target }) => alElegirGenero(target.value as Sexo),
                      })}
                    />
                  </div>
                }
                ayudaDeEmail={
                  conCodigo
                    ? 'Ahí te llega el código que confirma la reserva.'
                    : 'Con este email entras después a tus reservas.'
                }
              />
              <ParaQueSonLosDatos />
            </div>
          </Tarjeta>
          {children}
        </ol>
      )}
    </Formulario>
  );
}
