// claim:  Bookings.overlap
// truth:  equivalent
// why:    two records are compared by their own methods instead of field by field
class Bookings {
    record Slot(int room, int start, int end) {
        Slot {
            if (end < start) {
                throw new IllegalArgumentException("end before start");
            }
        }

        boolean isEmpty() {
            return start == end;
        }
    }

    static int overlap(int room, int start, int end, int otherRoom, int otherStart, int otherEnd) {
        Slot one = new Slot(room, start, end);
        Slot other = new Slot(otherRoom, otherStart, otherEnd);
        if (one.isEmpty() || other.isEmpty()) {
            return 0;
        }
        if (one.equals(other)) {
            return -1;
        }
        if (one.room() != other.room()) {
            return 0;
        }
        int first = Math.max(one.start(), other.start());
        int last = Math.min(one.end(), other.end());
        if (last <= first) {
            return 0;
        }
        return last - first;
    }
}
