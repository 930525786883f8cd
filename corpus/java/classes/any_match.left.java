// claim:  hasConflict
// truth:  equivalent
// today: unknown
// why:    a loop with an early return becomes anyMatch with a lambda that calls a helper
import java.util.List;

class Calendar {
    record Slot(int from, int to) { }

    static boolean hasConflict(List<Slot> taken, Slot wanted) {
        for (Slot slot : taken) {
            if (slot.from() < wanted.to() && wanted.from() < slot.to()) {
                return true;
            }
        }
        return false;
    }
}
