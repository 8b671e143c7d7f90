import type { FilaPrevista } from '@remanso/contract/persona/importaciones.contract';
import Pencil from 'lucide-react/icons/pencil';
import { memo, useState } from 'react';
import { TablaDeDiferencias } from '../../../../components/diferencias/TablaDeDiferencias.tsx';
import { ControlDeSeleccion } from '../../../../components/form/ControlDeSeleccion.tsx';
import { ErrorDeCampo } from '../../../../components/form/MarcoDeCampo.tsx';
import { Boton } from '../../../../components/ui/Boton.tsx';
import { Insignia, type TonoDeInsignia } from '../../../../components/ui/Insignia.tsx';
import { enfocar } from '../../../../lib/enfocar.ts';
import { CorregirFila } from './CorregirFila.tsx';
import {
  NOMBRE_DE_RESULTADO,
  comparadosCon,
  decisionPorDefecto,
  ladoALado,
  opcionesDe,
  type Correccion,
  type Decision,
} from './importacion.view.ts';

const TONO: Record<FilaPrevista['resultado'], TonoDeInsignia> = {
  NUEVO: 'exito',
  YA_ESTA: 'neutro',
  PARECIDO: 'aviso',
  CON_ERROR: 'peligro',
};

interface PropiedadesDeFila {
  fila: FilaPrevista;
  filas: ReadonlyMap<number, FilaPrevista>;
  decision: Decision | undefined;
  alDecidir: (numero: number, valor: string) => void;
  alCorregir: (numero: number, correccion: Correccion) => void;
}

/** A row of the file: who it is, beside whom it may be, and what is done with it. */
export const FilaDelArchivo = memo(function FilaDelArchivo(propiedades: PropiedadesDeFila) {
  const { fila, filas, decision, alDecidir, alCorregir } = propiedades;
  const [corrigiendo, setCorrigiendo] = useState(false);
  const [volvio, setVolvio] = useState(false);
  const { numero, resultado, cliente, errores } = fila;
  const comparados = comparadosCon(fila, filas);
  const opciones = opcionesDe(fila, filas);
  return (
    <li className="flex flex-col gap-2 border-t border-borde py-3 first:border-t-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="cifras text-sm text-tinta-suave">Fila {numero}</span>
        <strong className="min-w-0 wrap-anywhere">
          {`${cliente.nombre} ${cliente.apellido}`.trim() || 'Sin nombre'}
        </strong>
        <Insignia tono={TONO[resultado]}>{NOMBRE_DE_RESULTADO[resultado]}</Insignia>
        {!corrigiendo && (
          <Boton
            // This button takes the focus after the form has closed, because the form had the
            // focus.
            ref={volvio ? enfocar : undefined}
            variante="ghost"
            tamano="sm"
            className="ml-auto"
            icono={<Pencil aria-hidden="true" className="size-4" />}
            aria-label={`Corregir la fila ${numero}`}
            onClick={() => setCorrigiendo(true)}
          >
            Corregir
          </Boton>
        )}
      </div>
      {comparados.length === 0 && (
        <p className="cifras text-sm wrap-anywhere text-tinta-suave">
          {[cliente.telefono, cliente.email, cliente.nota].filter(Boolean).join(' · ') ||
            'Sin datos de contacto'}
        </p>
      )}
      {errores.map((error) => (
        <ErrorDeCampo key={error}>{error}</ErrorDeCampo>
      ))}
      {corrigiendo && (
        <CorregirFila
          fila={fila}
          alCorregir={alCorregir}
          alCerrar={() => {
            setCorrigiendo(false);
            setVolvio(true);
          }}
        />
      )}
      <div className="grid items-start gap-x-6 gap-y-2 lg:grid-cols-[1fr_20rem]">
        {comparados.length > 0 && (
          <div>
            {comparados.map(({ titulo, persona }, lugar) => (
              // The order of those a row is held against does not change.
              <TablaDeDiferencias
                key={lugar}
                aLaPar
                columnas={['En el archivo', titulo]}
                renglones={ladoALado(cliente, persona)}
              />
            ))}
          </div>
        )}
        {opciones.length > 0 && (
          <ControlDeSeleccion
            aria-label={`Qué hacer con la fila ${numero}`}
            opciones={opciones}
            value={decision ?? decisionPorDefecto(fila)}
            onChange={({ target }) => alDecidir(numero, target.value)}
          />
        )}
      </div>
    </li>
  );
});
