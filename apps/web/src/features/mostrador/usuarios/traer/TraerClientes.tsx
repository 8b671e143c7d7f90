import { useState } from 'react';
import { CampoCasilla } from '../../../../components/form/CampoCasilla.tsx';
import { Boton } from '../../../../components/ui/Boton.tsx';
import { confirmar } from '../../../../components/ui/dialogo/confirmar.ts';
import { Modal } from '../../../../components/ui/dialogo/Modal.tsx';
import { Cargando } from '../../../../components/ui/estado/Cargando.tsx';
import { Nota } from '../../../../components/ui/Nota.tsx';
import { mensajeDe } from '../../../../lib/api/ErrorDeApi.ts';
import { ColumnasDelArchivo } from './ColumnasDelArchivo.tsx';
import { Deshacibles } from './Deshacibles.tsx';
import { ElegirArchivo } from './ElegirArchivo.tsx';
import { FilasPrevistas } from './FilasPrevistas.tsx';
import { ResultadoDeDeshacer, ResultadoDeTraer } from './ResultadoDeTraer.tsx';
import {
  aQuienesNo,
  accionDeTraer,
  contarDecisiones,
  cuantosClientes,
  cuentasEnPalabras,
} from './importacion.view.ts';
import { ERROR_AL_LEER } from './importaciones.mutations.ts';
import { useDeshacerImportacion } from './useDeshacerImportacion.ts';
import { useTraerClientes } from './useTraerClientes.ts';

const SIN_TRAER = {
  titulo: '¿Cerrar sin traer los clientes?',
  detalle: 'Pierdes lo que elegiste para las filas. No se creó a nadie.',
  accion: 'Cerrar',
  volver: 'Seguir acá',
};

/** The window that brings the clients of a file or of a pasted list. */
export function TraerClientes({ alCerrar }: { alCerrar: () => void }) {
  const [invitar, setInvitar] = useState(false);
  const {
    archivo,
    decisiones,
    prever,
    traer,
    leer,
    decidir,
    soltar,
    corregirColumnas,
    corregirFila,
  } = useTraerClientes();
  const { deshacer, deshecha } = useDeshacerImportacion();
  const error = traer.error ?? prever.error;
  const hecho = traer.data;
  const cuentas = contarDecisiones(archivo?.previa.filas ?? [], decisiones);
  const revisando = archivo && !hecho;

  async function cerrar() {
    const hayDecisiones = revisando && Object.keys(decisiones).length > 0;
    if (!hayDecisiones || (await confirmar(SIN_TRAER))) alCerrar();
  }

  const pie = revisando ? (
    <>
      <Boton variante="secondary" disabled={traer.isPending} onClick={soltar}>
        Otro archivo
      </Boton>
      <Boton
        cargando={traer.isPending || prever.isPending}
        disabled={cuentas.crear + cuentas.completar === 0}
        onClick={() => {
          const { csv, columnas, correcciones } = archivo;
          traer.mutate({ csv, columnas, correcciones, decisiones, invitar });
        }}
      >
        {accionDeTraer(cuentas)}
      </Boton>
    </>
  ) : (
    hecho && (
      <>
        {!deshecha && (
          <Boton variante="secondary" onClick={() => void deshacer(hecho)}>
            Deshacer
          </Boton>
        )}
        <Boton onClick={alCerrar}>Listo</Boton>
      </>
    )
  );

  return (
    <Modal
      abierto
      altoFijo
      ancho="xl"
      titulo="Traer clientes"
      subtitulo="De Google Contacts, de otro sistema de turnos o de una planilla."
      ocupado={traer.isPending}
      alCerrar={() => void cerrar()}
      pie={pie}
    >
      <div className="flex flex-col gap-5">
        {error && (
          <Nota tono="peligro" role="alert">
            {mensajeDe(error, ERROR_AL_LEER)}
          </Nota>
        )}
        {deshecha ? (
          <ResultadoDeDeshacer deshecha={deshecha} />
        ) : hecho ? (
          <ResultadoDeTraer hecho={hecho} />
        ) : archivo ? (
          <>
            {traer.isPending && (
              <Cargando texto={`Trayendo ${cuantosClientes(cuentas.crear + cuentas.completar)}…`} />
            )}
            {/* What was opened and chosen is there again where the server refuses it. */}
            <div className={traer.isPending ? 'hidden' : 'flex flex-col gap-5'}>
              <p role="status" className="cifras">
                {cuentasEnPalabras(cuentas)}
              </p>
              {cuentas.invitables > 0 && (
                <CampoCasilla
                  etiqueta={
                    <span className="cifras">
                      {`Invitar por email (${cuantosClientes(cuentas.invitables)}, a cien por hora)`}
                      <span className="block text-sm text-tinta-suave">{aQuienesNo(cuentas)}</span>
                    </span>
                  }
                  checked={invitar}
                  onChange={async ({ target }) => setInvitar(target.checked)}
                />
              )}
              <ColumnasDelArchivo
                columnas={archivo.columnas}
                alCambiar={(columnas) => void corregirColumnas(columnas)}
              />
              <FilasPrevistas
                filas={archivo.previa.filas}
                cuentas={archivo.previa.cuentas}
                decisiones={decisiones}
                apagadas={prever.isPending}
                alDecidir={decidir}
                alCorregir={(numero, correccion) => void corregirFila(numero, correccion)}
              />
            </div>
          </>
        ) : (
          <>
            <ElegirArchivo ocupado={prever.isPending} alElegir={(bytes) => void leer(bytes)} />
            <Deshacibles alDeshacer={(importacion) => void deshacer(importacion)} />
          </>
        )}
      </div>
    </Modal>
  );
}
