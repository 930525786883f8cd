// claim:  Ticket.sameOwner
// truth:  different
// why:    two tickets without an owner have the same one on the right only
class Ticket {
    final String owner;
    Ticket(String owner) { this.owner = owner; }
    boolean sameOwner(Ticket other) {
        return owner != null && owner.equals(other.owner);
    }
}
