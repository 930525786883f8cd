import java.util.Objects;
class Ticket {
    final String owner;
    Ticket(String owner) { this.owner = owner; }
    boolean sameOwner(Ticket other) {
        return Objects.equals(owner, other.owner);
    }
}
