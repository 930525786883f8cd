import java.util.List;

class Cart {
    record Line(int quantity, int cents) {}

    static int total(List<Line> lines) {
        int total = 0;
        for (Line line : lines) {
            total += line.quantity() * line.cents();
        }
        return total;
    }
}
