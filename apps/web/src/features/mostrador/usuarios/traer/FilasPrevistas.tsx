import type { FilaPrevista } from '@remanso/contract/persona/importaciones.contract';
import { useState } from 'react';
import { ControlDeSeleccion } from '../../../../components/form/ControlDeSeleccion.tsx';
import { Boton } from '../../../../components/ui/Boton.tsx';
import { Insignia, type TonoDeInsignia } from '../../../../components/ui/Insignia.tsx';
import {
  NOMBRE_DE_RESULTADO,
  decisionDe,
  decisionPorDefecto,
  opcionesDe,
  ordenarFilas,
  type Decisiones,
} from './importacion.view.ts';

const TONO: Record<FilaPrevista['resultado'], TonoDeInsignia> = {
  NUEVO: 'exito',
  YA_ESTA: 'neutro',
  PARECIDO: 'aviso',
  CON_ERROR: 'peligro',
};
const DE_A = 50;

interface PropiedadesDeFilasPrevistas {
  filas: readonly FilaPrevista[];
  decisiones: Decisiones;
  alDecidir: (numero: number, decision: Decisiones[string]) => void;
}

/** The rows of a file, each with what will become of it and the choice where there is one. */
export function FilasPrevistas({ filas, decisiones, alDecidir }: PropiedadesDeFilasPrevistas) {
  const [cuantas, setCuantas] = useState(DE_A);
  const ordenadas = ordenarFilas(filas);
  return (
    <>
      <ul aria-label="Filas del archivo" className="flex flex-col divide-y divide-linea">
        {ordenadas.slice(0, cuantas).map((fila) => (
          <li key={fila.numero} className="flex flex-col gap-2 py-3">
            <Persona fila={fila} />
            {fila.errores.map((error) => (
              <p key={error} className="text-sm text-peligro">
                {error}
              </p>
            ))}
            <Decidir fila={fila} decision={decisiones[fila.numero]} alDecidir={alDecidir} />
          </li>
        ))}
      </ul>
      {ordenadas.length > cuantas && (
        <Boton variante="secondary" onClick={() => setCuantas(cuantas + DE_A)}>
          Ver más filas
        </Boton>
      )}
    </>
  );
}

function Persona({
  fila: { numero, resultado, cliente, parecidos, repiteFila },
}: {
  fila: FilaPrevista;
}) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-sm text-tinta-suave">Fila {numero}</span>
        <strong className="wrap-anywhere">
          {`${cliente.nombre} ${cliente.apellido}`.trim() || 'Sin nombre'}
        </strong>
        <Insignia tono={TONO[resultado]}>{NOMBRE_DE_RESULTADO[resultado]}</Insignia>
      </div>
      <p className="text-sm wrap-anywhere text-tinta-suave">
        {[cliente.telefono, cliente.email].filter(Boolean).join(' · ')}
      </p>
      {repiteFila !== null && parecidos.length === 0 && (
        <p className="text-sm">Como la fila {repiteFila} de este archivo</p>
      )}
      {parecidos.map(({ id, nombre, apellido, telefono, email }) => (
        <p key={id} className="rounded-lg bg-hundido px-3 py-2 text-sm wrap-anywhere">
          Ya tenés: {nombre} {apellido} · {[telefono, email].filter(Boolean).join(' · ')}
        </p>
      ))}
    </>
  );
}

interface PropiedadesDeDecidir extends Pick<PropiedadesDeFilasPrevistas, 'alDecidir'> {
  fila: FilaPrevista;
  decision: Decisiones[string] | undefined;
}

function Decidir({ fila, decision, alDecidir }: PropiedadesDeDecidir) {
  const opciones = opcionesDe(fila);
  if (fila.resultado === 'NUEVO' || opciones.length < 2) return null;
  const defecto = decisionPorDefecto(fila);
  const propias = opciones.some(({ valor }) => valor === defecto)
    ? opciones
    : [{ valor: defecto, texto: 'Es la misma persona' }, ...opciones];
  return (
    <ControlDeSeleccion
      aria-label={`Qué hacer con la fila ${fila.numero}`}
      opciones={propias}
      value={String(decision ?? defecto)}
      onChange={({ target: { value } }) => {
        if (value !== defecto || decision !== undefined) alDecidir(fila.numero, decisionDe(value));
      }}
    />
  );
}
