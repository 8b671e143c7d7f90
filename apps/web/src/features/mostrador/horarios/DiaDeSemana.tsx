import { CERRADO } from '@remanso/contract/franja/franjas.rules';
import { nombreDeDia } from '@remanso/contract/dias.rules';
import type { Tramo } from '@remanso/contract/plan/plan.rules';
import CopyPlus from 'lucide-react/icons/copy-plus';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useId, useRef } from 'react';
import { Interruptor } from '../../../components/form/Interruptor.tsx';
import { Boton } from '../../../components/ui/Boton.tsx';
import { pararSegundoToque } from '../../../components/ui/pararSegundoToque.ts';
import { ErrorDeHoras } from '../../../components/form/hora/ErrorDeHoras.tsx';
import { Desperdicios } from '../../../entities/horario/Desperdicios.tsx';
import { TiraDelDia } from '../../../entities/horario/TiraDelDia.tsx';
import { TramoDeDia } from './TramoDeDia.tsx';
import {
  abrirOCerrar,
  agregarTramo,
  cambiarTramo,
  copiarTramo,
  estaMal,
  problemaDelDia,
  quitarTramo,
  textoDeTurnos,
  turnosDelDia,
  type DiaEditable,
} from '../../../entities/horario/semana.view.ts';

interface PropiedadesDeDiaDeSemana {
  dia: DiaEditable;
  /** The hours that a new tramo begins with. */
  tramoNuevo: Tramo;
  /** The length of a franja in minutes. Undefined while the configuration is not known. */
  duracionMin: number | undefined;
  /**
   * True where another day of the week is open, so that the hours of this day can be copied to that
   * day.
   */
  copiable: boolean;
  alCambiar: (cambio: (dia: DiaEditable) => DiaEditable) => void;
  alCopiarATodos: () => void;
}

export function DiaDeSemana({
  dia,
  tramoNuevo,
  duracionMin,
  copiable,
  alCambiar,
  alCopiarATodos,
}: PropiedadesDeDiaDeSemana) {
  const idDeError = useId();
  const nombre = nombreDeDia(dia.diaSemana);
  const problema = problemaDelDia(dia);
  const turnos = duracionMin === undefined ? null : turnosDelDia(dia, duracionMin);
  const cuantos = dia.tramos.length;
  const fila = useRef<HTMLLIElement>(null);
  const agregar = useRef<HTMLButtonElement>(null);
  const recienAgregado = useRef(false);

  useEffect(() => {
    if (!recienAgregado.current) return;
    recienAgregado.current = false;
    const horarios = fila.current?.querySelectorAll('[role=group]');
    horarios
      ?.item(cuantos - 1)
      ?.querySelector('input')
      ?.focus();
  }, [cuantos]);

  return (
    <li
      ref={fila}
      data-con-problema={problema ? '' : undefined}
      className={`grid grid-cols-1 gap-x-6 gap-y-2 border-b border-borde py-4 last:border-0 lg:grid-cols-[11rem_minmax(0,1fr)] ${dia.activo ? '' : 'lg:items-center'}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 lg:flex-col lg:items-start lg:justify-start">
        <Interruptor
          checked={dia.activo}
          etiqueta={<span className="text-lg font-semibold first-letter:uppercase">{nombre}</span>}
          onChange={() => alCambiar(abrirOCerrar(tramoNuevo))}
        />
        <p className="cifras text-sm text-tinta-suave lg:pl-15">
          {dia.activo ? turnos !== null && textoDeTurnos(turnos) : CERRADO}
        </p>
      </div>
      <div className="min-w-0">
        <TiraDelDia dia={dia} />
        {dia.activo && (
          <>
            <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-3">
              {dia.tramos.map((tramo, indice) => (
                <TramoDeDia
                  key={tramo.id}
                  nombre={`${nombre}, horario ${indice + 1}`}
                  tramo={tramo}
                  invalido={estaMal(tramo, dia.tramos)}
                  idDeError={idDeError}
                  alCambiar={(cambio) => alCambiar(cambiarTramo(tramo.id, cambio))}
                  alCopiar={() => alCambiar(copiarTramo(tramo.id))}
                  alQuitar={() => {
                    // The focus moves to 'Agregar horario', because the button that had the focus
                    // disappears with the tramo.
                    agregar.current?.focus();
                    pararSegundoToque();
                    alCambiar(quitarTramo(tramo.id));
                  }}
                />
              ))}
              <div className="-mx-3.5 flex flex-wrap">
                <Boton
                  ref={agregar}
                  variante="ghost"
                  tamano="sm"
                  icono={<Plus aria-hidden="true" className="size-4.5" />}
                  aria-label={`Agregar horario al día ${nombre}`}
                  onClick={() => {
                    recienAgregado.current = true;
                    alCambiar(agregarTramo(tramoNuevo));
                  }}
                >
                  Agregar horario
                </Boton>
                {copiable && dia.tramos.length > 0 && (
                  <Boton
                    variante="ghost"
                    tamano="sm"
                    icono={<CopyPlus aria-hidden="true" className="size-4.5" />}
                    aria-label={`Copiar a los demás días activos los horarios del día ${nombre}`}
                    onClick={alCopiarATodos}
                  >
                    Copiar a los demás
                  </Boton>
                )}
              </div>
            </div>
            <ErrorDeHoras id={idDeError} mensaje={problema} />
            {duracionMin !== undefined && !problema && (
              <Desperdicios tramos={dia.tramos} duracionMin={duracionMin} />
            )}
          </>
        )}
      </div>
    </li>
  );
}
