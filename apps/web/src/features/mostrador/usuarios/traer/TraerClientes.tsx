import type { ImportacionPrevista } from '@remanso/contract/persona/importaciones.contract';
import { useState } from 'react';
import { ControlDeSeleccion } from '../../../../components/form/ControlDeSeleccion.tsx';
import { Boton } from '../../../../components/ui/Boton.tsx';
import { Modal } from '../../../../components/ui/dialogo/Modal.tsx';
import { Nota } from '../../../../components/ui/Nota.tsx';
import { mensajeDe } from '../../../../lib/api/ErrorDeApi.ts';
import { ElegirArchivo } from './ElegirArchivo.tsx';
import { FilasPrevistas } from './FilasPrevistas.tsx';
import { ResultadoDeTraer } from './ResultadoDeTraer.tsx';
import { CAMPOS, type Columnas, type Decisiones } from './importacion.view.ts';
import { ERROR_AL_LEER, usePrever, useTraer } from './importaciones.mutations.ts';

/** The window that brings the clients of a file or of a pasted list. */
export function TraerClientes({ alCerrar }: { alCerrar: () => void }) {
  const [csv, setCsv] = useState('');
  const [previa, setPrevia] = useState<ImportacionPrevista | null>(null);
  const [decisiones, setDecisiones] = useState<Decisiones>({});
  const [invitar, setInvitar] = useState(false);
  const prever = usePrever();
  const traer = useTraer();
  const error = prever.error ?? traer.error;

  async function leer(archivo: string, columnas?: Columnas) {
    traer.reset();
    const leida = await prever
      .mutateAsync({ csv: archivo, ...(columnas && { columnas }) })
      .catch(() => null);
    if (!leida) return;
    setCsv(archivo);
    setDecisiones({});
    setPrevia(leida);
  }

  const pie = previa && !traer.data && (
    <>
      <Boton variante="secondary" disabled={traer.isPending} onClick={() => setPrevia(null)}>
        Otro archivo
      </Boton>
      <Boton
        disabled={traer.isPending || prever.isPending}
        onClick={() => traer.mutate({ csv, columnas: previa.columnas, decisiones, invitar })}
      >
        {traer.isPending ? 'Trayendo...' : 'Traer clientes'}
      </Boton>
    </>
  );

  return (
    <Modal
      abierto
      altoFijo
      ancho="xl"
      titulo="Traer clientes"
      subtitulo="De Google Contacts, de otro sistema de turnos o de una planilla."
      ocupado={traer.isPending}
      alCerrar={alCerrar}
      pie={pie}
    >
      <div className="flex flex-col gap-5">
        {error && <Nota tono="peligro">{mensajeDe(error, ERROR_AL_LEER)}</Nota>}
        {traer.data ? (
          <ResultadoDeTraer hecho={traer.data} />
        ) : previa ? (
          <>
            <Cuentas cuentas={previa.cuentas} />
            <ColumnasDelArchivo
              columnas={previa.columnas}
              ocupado={prever.isPending || traer.isPending}
              alCambiar={(columnas) => void leer(csv, columnas)}
            />
            <label className="flex items-center gap-3">
              <input
                type="checkbox"
                checked={invitar}
                onChange={({ target }) => setInvitar(target.checked)}
              />
              Invitarlos por email a elegir su contraseña (cien por hora)
            </label>
            <FilasPrevistas
              filas={previa.filas}
              decisiones={decisiones}
              alDecidir={(numero, decision) => setDecisiones({ ...decisiones, [numero]: decision })}
            />
          </>
        ) : (
          <ElegirArchivo ocupado={prever.isPending} alElegir={(archivo) => void leer(archivo)} />
        )}
      </div>
    </Modal>
  );
}

function Cuentas({ cuentas }: Pick<ImportacionPrevista, 'cuentas'>) {
  const { NUEVO, YA_ESTA, PARECIDO, CON_ERROR } = cuentas;
  return (
    <p role="status">
      {NUEVO} para crear · {YA_ESTA} ya están · {PARECIDO} se parecen a otros · {CON_ERROR} con
      errores
    </p>
  );
}

interface PropiedadesDeColumnas {
  columnas: Columnas;
  ocupado: boolean;
  alCambiar: (columnas: Columnas) => void;
}

function ColumnasDelArchivo({ columnas, ocupado, alCambiar }: PropiedadesDeColumnas) {
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3" disabled={ocupado}>
      <legend className="mb-2 font-semibold">Columnas</legend>
      {columnas.map(({ titulo, campo }, lugar) => (
        // Columns have no id, and two may have the same title.
        <label key={lugar} className="flex flex-col gap-1 text-sm wrap-anywhere">
          {titulo}
          <ControlDeSeleccion
            vacia="No traer"
            opciones={CAMPOS}
            value={campo ?? ''}
            onChange={({ target: { value } }) => {
              const elegido = CAMPOS.find(({ valor }) => valor === value)?.valor ?? null;
              alCambiar(columnas.map((c, i) => (i === lugar ? { ...c, campo: elegido } : c)));
            }}
          />
        </label>
      ))}
    </fieldset>
  );
}
