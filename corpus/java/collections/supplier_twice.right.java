import java.util.function.IntSupplier;
class Pick {
    static int pick(int start) {
        int[] counter = {start};
        IntSupplier next = () -> counter[0]++;
        return next.getAsInt() > 10 ? next.getAsInt() : counter[0];
    }
}
