import '../../../styles/panel.css';
import { NuevaConfig } from '@remanso/contract/centro/config.forms';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Formulario, type EstadoDeFormulario } from '../../../components/form/Formulario.tsx';
import { Pagina } from '../../../components/layout/Pagina.tsx';
import { Boton } from '../../../components/ui/Boton.tsx';
import { BotonEnlace } from '../../../components/ui/BotonEnlace.tsx';
import { Esqueleto } from '../../../components/ui/estado/Esqueleto.tsx';
import { EstadoDeError } from '../../../components/ui/estado/EstadoDeError.tsx';
import { EstadoVacio } from '../../../components/ui/estado/EstadoVacio.tsx';
import { Tarjeta } from '../../../components/ui/Tarjeta.tsx';
import { ZonaDeCarga } from '../../../components/ui/estado/ZonaDeCarga.tsx';
import { useCambiosSinGuardar } from '../../../components/ui/dialogo/useCambiosSinGuardar.ts';
import { navegar } from '../../../lib/direccion/navegacion.ts';
import { centro } from '../../../lib/centro.ts';
import { CamposDeConfig } from './CamposDeConfig.tsx';
import { ResumenDeConfig } from './ResumenDeConfig.tsx';
import { consultasDeConfig } from '../../../entities/config/config.queries.ts';
import { NombreDelCentro } from './NombreDelCentro.tsx';
import { useGuardarNombre } from './useGuardarNombre.ts';
import { CONFIG_POR_DEFECTO } from './config.view.ts';
import { confirmarPrecios } from './precios/confirmarPrecios.tsx';
import { ERROR_AL_CREAR, useCrearConfig } from './config.mutations.ts';

/**
 * The first step of setting up a new centre, at /configuracion-inicial. Until a configuration
 * exists, this screen is shown in place of the panel.
 */
export function ConfiguracionInicial() {
  const { data, error, isFetching, refetch } = useQuery(consultasDeConfig.existe());
  const crear = useCrearConfig();
  const [nombre, setNombre] = useState(() => centro().nombre);
  const { error: errorDelNombre, guardarNombre } = useGuardarNombre();

  if (!data) {
    return (
      <Pagina titulo="Configuración Inicial">
        {error ? (
          <EstadoDeError
            titulo="Error al cargar configuración"
            error={error}
            reintentando={isFetching}
            alReintentar={refetch}
          />
        ) : (
          <ZonaDeCarga texto="Cargando configuración...">
            <Esqueleto className="h-200" />
          </ZonaDeCarga>
        )}
      </Pagina>
    );
  }
  if (data.exists && !crear.isSuccess) {
    return (
      <Pagina titulo="Configuración Inicial">
        <EstadoVacio
          titulo="El centro ya está configurado"
          texto="Cambias los valores desde el panel, en Configuración del Sistema."
          accion={<BotonEnlace a="/dashboard/configuracion">Ir a la configuración</BotonEnlace>}
        />
      </Pagina>
    );
  }
  return (
    <Pagina
      titulo="Configuración Inicial"
      bajada="Paso 1 de 3: cómo son los turnos y cuánto cuestan. Todo lo puedes cambiar después."
    >
      <Formulario
        esquema={NuevaConfig}
        valores={CONFIG_POR_DEFECTO}
        siFalla={ERROR_AL_CREAR}
        className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]"
        alEnviar={async (config) => {
          if (!(await guardarNombre(nombre))) return;
          const creada = await confirmarPrecios([], config.preciosPorCapacidad, () =>
            crear.mutateAsync(config),
          );
          if (creada) navegar('/dashboard', { reemplazar: true, arriba: true });
        }}
      >
        {(f) => (
          <>
            <CambiosSinGuardar f={f} />
            <Tarjeta className="flex flex-col gap-8 lg:col-start-1">
              <NombreDelCentro valor={nombre} error={errorDelNombre} alCambiar={setNombre} />
              <CamposDeConfig f={f} />
              <div className="flex flex-wrap justify-end gap-3 border-t border-borde pt-5 max-sm:*:grow">
                <BotonEnlace a="/" variante="secondary">
                  Cancelar
                </BotonEnlace>
                <Boton type="submit" variante="terracota" cargando={f.enviando}>
                  Crear Configuración
                </Boton>
              </div>
            </Tarjeta>
            <ResumenDeConfig config={f.form.watch()} />
          </>
        )}
      </Formulario>
    </Pagina>
  );
}

function CambiosSinGuardar({
  f: { form, enviando },
}: {
  f: EstadoDeFormulario<typeof NuevaConfig>;
}) {
  const { isDirty } = form.formState;
  useCambiosSinGuardar(
    isDirty && !enviando
      ? {
          titulo: '¿Salir sin crear la configuración?',
          detalle: 'Pierdes lo que escribiste. El centro sigue sin configurar.',
        }
      : null,
  );
  return null;
}
