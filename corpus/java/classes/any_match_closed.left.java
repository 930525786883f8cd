// claim:  hasConflict
// truth:  different
// why:    slots that only touch become a conflict
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
