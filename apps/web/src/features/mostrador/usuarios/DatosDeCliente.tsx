import { fechaConAnio, fechaDe } from '@remanso/contract/calendario';
import type { ResumenDeCliente } from '@remanso/contract/persona/clientes.contract';
import Pencil from 'lucide-react/icons/pencil';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { Suspense, useId, useState } from 'react';
import { ContactoDeCliente } from '../../../components/contacto/ContactoDeCliente.tsx';
import { Boton } from '../../../components/ui/Boton.tsx';
import { EstadoDeCuenta } from '../../../components/ui/EstadoDeCuenta.tsx';
import { Tarjeta } from '../../../components/ui/Tarjeta.tsx';
import { destinoDe, leerLugar } from '../../../entities/persona/clientes.view.ts';
import { useAccionesDeCliente } from '../../../entities/persona/useAccionesDeCliente.tsx';
import { navegar } from '../../../lib/direccion/navegacion.ts';
import { usePermiso } from '../../../lib/sesion/usePermiso.ts';
import { perezosa } from '../../../lib/perezosa.ts';
import { BotonesDeCliente } from './BotonesDeCliente.tsx';
import { ConfirmarEmail } from './ConfirmarEmail.tsx';
import { DarEnlace } from './DarEnlace.tsx';
import { useAccionesDeUsuario } from './useAccionesDeUsuario.tsx';

const EditarPersona = perezosa(
  async () => (await import('../../../entities/persona/EditarPersona.tsx')).EditarPersona,
);

export function DatosDeCliente({
  resumen,
  volver,
}: {
  resumen: ResumenDeCliente;
  volver: ReturnType<typeof destinoDe>;
}) {
  const idDeTitulo = useId();
  const { cliente } = resumen;
  const [editando, setEditando] = useState(false);
  const acciones = useAccionesDeCliente({ alEliminar: () => navegar(volver) });
  const esAdmin = usePermiso('admin');
  return (
    <Tarjeta como="section" aria-labelledby={idDeTitulo} className="flex flex-col gap-4">
      <div className="flex items-center justify-between gap-3">
        <h2 id={idDeTitulo} className="text-xl font-bold">
          Datos
        </h2>
        <EstadoDeCuenta activo={cliente.activo} />
      </div>
      <ContactoDeCliente cliente={cliente} />
      <ConfirmarEmail cliente={cliente} />
      <p className="text-sm text-tinta-suave">
        Género {GENERO[cliente.genero]}. Registro: {fechaConAnio(fechaDe(cliente.registradoEn))}.
      </p>
      <Boton
        variante="outline"
        icono={<Pencil aria-hidden="true" className="size-4" />}
        onClick={() => setEditando(true)}
      >
        Editar datos
      </Boton>
      {esAdmin && (
        <div className="flex flex-col items-start border-t border-borde pt-3">
          <BotonesDeCliente cliente={cliente} acciones={acciones} />
          <DarEnlace cliente={cliente} />
          <DarRol cliente={cliente} rol="RECEPCION" texto="Pasar a la recepción" />
          <DarRol cliente={cliente} rol="ADMIN" texto="Hacer administrador" />
        </div>
      )}
      {editando && (
        <Suspense>
          <EditarPersona persona={cliente} alCerrar={() => setEditando(false)} />
        </Suspense>
      )}
    </Tarjeta>
  );
}

interface PropiedadesDeDarRol extends Pick<ResumenDeCliente, 'cliente'> {
  rol: 'ADMIN' | 'RECEPCION';
  texto: string;
}

function DarRol({ cliente, rol, texto }: PropiedadesDeDarRol) {
  const { cambiarRol } = useAccionesDeUsuario();
  return (
    <Boton
      variante="ghost"
      className="-mx-2 px-3! text-sm"
      icono={<ShieldCheck aria-hidden="true" className="size-4.5" />}
      aria-label={`${texto} a ${cliente.nombre} ${cliente.apellido}`}
      onClick={async () => {
        const hecho = await cambiarRol({ ...cliente, rol: 'CLIENT' }, rol);
        if (hecho) navegar(destinoDe(leerLugar(`rol=${rol}`)));
      }}
    >
      {texto}
    </Boton>
  );
}

const GENERO = { MASCULINO: 'masculino', FEMENINO: 'femenino', OTROS: 'otros' } as const;
