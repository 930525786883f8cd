import java.util.List;

class Calendar {
    record Slot(int from, int to) {
        boolean overlaps(Slot other) {
            return from < other.to && other.from < to;
        }
    }

    static boolean hasConflict(List<Slot> taken, Slot wanted) {
        return taken.stream().anyMatch(slot -> slot.overlaps(wanted));
    }
}
