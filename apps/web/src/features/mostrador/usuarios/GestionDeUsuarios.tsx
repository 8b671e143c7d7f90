import { useSearch } from 'wouter/use-browser-location';
import { FichaDeCliente } from './ficha/FichaDeCliente.tsx';
import { ListaDelPanel } from './ListaDelPanel.tsx';
import { ListaDeClientes } from './ListaDeClientes.tsx';
import { usePermiso } from '../../../lib/sesion/usePermiso.ts';
import type { VentanasDeCliente } from '../../../entities/persona/pedido-de-cliente.ts';
import { leerLugar } from '../../../entities/persona/clientes.view.ts';

/**
 * The section of the accounts: the list of the rol in the address, or the page of the client in the
 * address.
 */
export function GestionDeUsuarios({ Ventanas }: { Ventanas: VentanasDeCliente }) {
  const lugar = leerLugar(useSearch());
  const { cliente, rol } = lugar;
  const esAdmin = usePermiso('admin');
  if (cliente !== null) {
    return <FichaDeCliente key={cliente} id={cliente} lugar={lugar} Ventanas={Ventanas} />;
  }
  return rol !== 'CLIENT' && esAdmin ? (
    <ListaDelPanel lugar={lugar} rol={rol} />
  ) : (
    <ListaDeClientes lugar={lugar} />
  );
}
